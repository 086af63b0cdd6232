import { type DivIcon, divIcon } from 'leaflet';

/**
 * Returns a text label as a Leaflet icon, sized and placed by CSS. `name` is its class, `variant` an optional
 * modifier.
 */
export function labelIcon(name: string, text: string, variant?: string): DivIcon {
  const words = document.createElement('span');
  words.textContent = text;
  return divIcon({
    className: variant ? `${name} ${name}--${variant}` : name,
    html: words,
    iconSize: undefined,
  });
}
