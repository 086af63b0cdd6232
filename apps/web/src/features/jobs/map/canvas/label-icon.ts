import { type DivIcon, divIcon } from 'leaflet';

/** An icon that is a piece of text, sized by the stylesheet; `name` is the class, with a variant where there is one. */
export function labelIcon(name: string, text: string, variant?: string): DivIcon {
  const words = document.createElement('span');
  words.className = `${name}__text`;
  words.textContent = text;
  return divIcon({
    className: variant ? `${name} ${name}--${variant}` : name,
    html: words,
    iconSize: [0, 0],
  });
}
