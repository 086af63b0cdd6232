/** The address of a post's page; it opens from there alone, shared or reloaded. */
export function postAddress(post: { readonly id: string }): string {
  return `/blogdetail?${encodeURIComponent(post.id)}`;
}

/** The post that an address names; empty where it names none. */
export function postIdOf(search: string): string {
  const [first = ''] = search.replace(/^\?/, '').split('&');
  try {
    return decodeURIComponent(first.replace(/=$/, ''));
  } catch {
    return '';
  }
}
