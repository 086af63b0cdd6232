import { useUiTexts } from '../lib/ui-texts.tsx';
import { Spinner } from './spinner.tsx';

/** Covers the page during an operation that must not be interrupted. */
export function LoadingOverlay({ text }: { readonly text?: string | undefined }) {
  const { loading } = useUiTexts();
  return (
    <div className="nk-loading" role="alert" aria-busy="true">
      <Spinner size={56} />
      <p>{text ?? loading}</p>
    </div>
  );
}
