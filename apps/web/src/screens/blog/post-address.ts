/** Returns the address of a post's page. It contains all that the page needs, so it can be shared. */
export function postAddress(post: { readonly id: string }): string {
  return `/blogdetail?${encodeURIComponent(post.id)}`;
}

/** Returns the post id in the query of an address; empty if there is none. */
export function postIdOf(search: string): string {
  const [first = ''] = search.replace(/^\?/, '').split('&');
  try {
    return decodeURIComponent(first.replace(/=$/, ''));
  } catch {
    return '';
  }
}
