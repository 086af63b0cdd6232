interface SheetProps {
  readonly href: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
}

/**
 * A drawing of an SVG sprite, which the browser fetches once. It has the colour of the text. The size is set by SVG attributes,
 * because the content security policy forbids style attributes.
 */
export function FromSheet({ href, width, height, className = 'nk-pictogram' }: SheetProps) {
  return (
    <svg
      className={className}
      width={`${width / 16}rem`}
      height={`${height / 16}rem`}
      aria-hidden="true"
      focusable="false"
    >
      <use href={href} />
    </svg>
  );
}
