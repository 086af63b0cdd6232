/** The text and the link to share. */
export interface Shared {
  readonly title: string;
  readonly url: string;
}

/** Returns the share links of the networks and e-mail. `name` is the network's brand; null for e-mail. */
export function shareTargets({ title, url }: Shared) {
  const text = encodeURIComponent(`${title}\n${url}`);
  const subject = encodeURIComponent(title);
  const link = encodeURIComponent(url);
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { name: 'X', href: `https://x.com/intent/post?text=${subject}&url=${link}` },
    { name: null, href: `mailto:?subject=${subject}&body=${text}` },
  ] as const;
}
