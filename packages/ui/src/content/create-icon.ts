import { createElement, type SVGProps } from 'react';

/** The description of an icon in lucide-react. */
export interface IconData {
  readonly name: string;
  readonly size?: number;
  readonly node: readonly (readonly [string, Record<string, string>])[];
  readonly aliases?: readonly string[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly size?: number | string;
}

const isAccessibilityProp = (name: string) => name.startsWith('aria-') || name === 'role' || name === 'title';

/**
 * Replaces lucide-react's `createLucideIcon` in the build. The original computes attributes, classes and shapes in each rendering;
 * this one computes them once for each icon. A test compares the output of both for the props that we use.
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
      'aria-hidden': Object.keys(props).some(isAccessibilityProp) ? undefined : 'true',
    } as const;
    return createElement('svg', { ...attributes, ...props }, ...shapes);
  };
}
