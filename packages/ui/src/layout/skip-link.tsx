/** A link that skips the header. It is the first element in the tab order. */
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
