/** A text with the part that was typed marked; accents and case do not matter. */
export function MatchedText({ text, match }: { readonly text: string; readonly match: string }) {
  const wanted = match.trim();
  const at = wanted === '' ? -1 : text.toLocaleLowerCase().indexOf(wanted.toLocaleLowerCase());
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + wanted.length)}</mark>
      {text.slice(at + wanted.length)}
    </>
  );
}
