/** A plain G on a white round: which account the button asks for. */
export function GoogleLetter() {
  return (
    <span className="google-letter" aria-hidden="true">
      G
    </span>
  );
}
