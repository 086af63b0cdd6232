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
 * Marks HTML of the API as trusted, because the API sanitises it when it is stored and again when it is returned.
 * If the content security policy requires Trusted Types, the browser reports every assignment of other HTML.
 */
export function trustedHtml(html: string): string | TrustedHTML {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('nukkad-api-html', { createHTML: (sanitised) => sanitised });
  return policy === undefined ? html : policy.createHTML(html);
}
