import { type DivIcon, divIcon } from 'leaflet';

/** An icon that is a piece of text, sized and put in its place by the stylesheet; `name` is the class, with a variant where there is one. */
export function labelIcon(name: string, text: string, variant?: string): DivIcon {
  const words = document.createElement('span');
  words.textContent = text;
  return divIcon({
    className: variant ? `${name} ${name}--${variant}` : name,
    html: words,
    iconSize: undefined,
  });
}
