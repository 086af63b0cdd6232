interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): {
    createHTML: (html: string) => TrustedHTML;
  };
}

type Policy = ReturnType<TrustedTypes['createPolicy']>;

let policy: Policy | undefined;

/**
 * Marks HTML of the API as trusted, because the API sanitises it when it is stored and again when it is returned. Where
 * the content security policy asks for trusted types, the browser reports all other HTML that is written as text.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('nukkad-api-html', { createHTML: (sanitised) => sanitised });
  return policy === undefined ? html : policy.createHTML(html);
}
