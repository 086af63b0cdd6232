import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '../actions/button.tsx';
import { useUiTexts } from '../lib/ui-texts.tsx';

export interface ErrorStateProps {
  /** One or two sentences: what happened, which data is safe, and what the reader can do. */
  readonly text: string;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean | undefined;
}

/** An error message with a Retry button, shown in place of the content that failed to load. */
export function ErrorState({ text, onRetry, isRetrying }: ErrorStateProps) {
  const { retry } = useUiTexts();
  return (
    <div className="nk-error" role="alert">
      <TriangleAlert className="nk-error__icon" size={24} aria-hidden="true" />
      <p>{text}</p>
      {onRetry && (
        <Button
          variant="secondary"
          size="s"
          icon={<RotateCw size={18} aria-hidden="true" />}
          isBusy={isRetrying}
          onClick={onRetry}
        >
          {retry}
        </Button>
      )}
    </div>
  );
}
