/** What is passed on: a line of text and the address it leads to. */
export interface Shared {
  readonly title: string;
  readonly url: string;
}

/** The address of each network that takes a text or a link over; `name` is a brand, or `null` for e-mail. */
export function shareTargets({ title, url }: Shared) {
  const text = encodeURIComponent(`${title}\n${url}`);
  const [subject, link] = [encodeURIComponent(title), encodeURIComponent(url)];
  return [
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { name: 'X', href: `https://x.com/intent/post?text=${subject}&url=${link}` },
    { name: null, href: `mailto:?subject=${subject}&body=${text}` },
  ] as const;
}
