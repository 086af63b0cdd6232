import { useUiTexts } from '../lib/ui-texts.tsx';
import { Spinner } from './spinner.tsx';

/** Darkens the whole page while something that must not be disturbed goes on. */
export function LoadingOverlay({ text }: { readonly text?: string | undefined }) {
  const { loading } = useUiTexts();
  return (
    <div className="nk-loading" role="alert" aria-busy="true">
      <Spinner size={56} />
      <p>{text ?? loading}</p>
    </div>
  );
}
