import { fileUrl } from './file-url.ts';

/** Returns the URL of a picture in an API response: an icon of the product or a stored image. */
export function pictureUrl(image: string): string {
  return image.startsWith('icons/') ? `/api/${image}` : (fileUrl(image) ?? '');
}

/** Returns an absolute URL for link previews. They do not support SVG, so that icons become PNG files. */
export function previewUrl(origin: string, image: string): string {
  const url = pictureUrl(image).replace(/\.svg$/, '.png');
  return url.startsWith('/') ? origin + url : url;
}
