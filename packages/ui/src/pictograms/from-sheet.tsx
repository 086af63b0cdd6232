interface SheetProps {
  readonly href: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
}

/**
 * A drawing of a sheet, which the browser fetches once, apart from page and script. Its ink is the colour of the text.
 * The size is in attributes of the drawing, because the content security policy allows no style attributes.
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
