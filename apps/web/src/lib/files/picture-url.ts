import { fileUrl } from './file-url.ts';

/** The address of a picture that an answer names: a drawing of the product, or a stored image. */
export function pictureUrl(image: string): string {
  return image.startsWith('icons/') ? `/api/${image}` : (fileUrl(image) ?? '');
}

/** The same as an absolute address for link previews, which take no SVG. */
export function previewUrl(origin: string, image: string): string {
  const url = pictureUrl(image).replace(/\.svg$/, '.png');
  return url.startsWith('/') ? origin + url : url;
}
