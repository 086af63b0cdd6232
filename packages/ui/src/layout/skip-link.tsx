/** The first stop of the Tab key: over the header to the page's own part. */
export function SkipLink({
  children,
  target = '#main',
}: {
  readonly children: string;
  readonly target?: string;
}) {
  return (
    <a className="nk-skip" href={target}>
      {children}
    </a>
  );
}
