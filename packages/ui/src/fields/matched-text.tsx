/** A text in which the first occurrence of `match` is marked. Case is ignored. */
export function MatchedText({ text, match }: { readonly text: string; readonly match: string }) {
  const query = match.trim();
  const at = query === '' ? -1 : text.toLocaleLowerCase().indexOf(query.toLocaleLowerCase());
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + query.length)}</mark>
      {text.slice(at + query.length)}
    </>
  );
}
