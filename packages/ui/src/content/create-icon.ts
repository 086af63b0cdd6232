import { createElement, type SVGProps } from 'react';

/** An icon as lucide-react describes it. */
export interface IconData {
  readonly name: string;
  readonly size?: number;
  readonly node: readonly (readonly [string, Record<string, string>])[];
  readonly aliases?: readonly string[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

const isTold = (name: string) => name.startsWith('aria-') || name === 'role' || name === 'title';

/**
 * Stands in the build for lucide-react's function of the same name, which computes attributes, classes and shapes anew for each
 * icon of each page: here they are made once an icon. It draws the same (tested), for the props that we use.
 */
export function createIcon({ name, size: box = 24, node, aliases = [] }: IconData) {
  const ownClass = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' ');
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  const viewBox = `0 0 ${box} ${box}`;
  return function Icon({ size = 24, color = 'currentColor', className, ...props }: IconProps) {
    const attributes = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox,
      fill: 'none',
      stroke: color,
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: className ? `${ownClass} ${className}` : ownClass,
      'aria-hidden': Object.keys(props).some(isTold) ? undefined : 'true',
    } as const;
    return createElement('svg', { ...attributes, ...props }, ...shapes);
  };
}
