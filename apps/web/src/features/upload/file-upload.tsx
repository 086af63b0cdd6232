import type { FileKind } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { type ComponentProps, useId, useState } from 'react';
import { useTask } from '../../lib/query/use-action.ts';
import type { AskedItem } from '../consent/consent-question.tsx';
import { useConsentGate } from '../consent/use-consent-gate.tsx';
import { FileButton } from './file-button.tsx';
import { type FileRule, megabytes } from './file-problem.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';
import './upload.css';

/** The consent item for each kind of file. A resume needs none, because the account requires a profile. */
const CONSENT: Readonly<Record<FileKind, AskedItem | null>> = {
  RESUME: null,
  PHOTO: 'extras',
  CERTIFICATE: 'extras',
  IDENTITY_PROOF: 'identity',
  AADHAAR: 'identity',
};

interface FileUploadProps extends Omit<ComponentProps<typeof FileButton>, 'accept' | 'onChoose' | 'isBusy'> {
  readonly kind: FileKind;
  readonly rule: FileRule;
  /** Hint about types and size, shown next to the button. */
  readonly types?: string | undefined;
  /** Error message for a file of another type. */
  readonly wrongType: string;
  /** Text of the snackbar after a success. */
  readonly stored: string;
  readonly onStored?: (() => void) | undefined;
}

/** Chooses a file, scales a photo down and uploads it, with progress, Cancel, and Retry after a failure. */
export function FileUpload(props: FileUploadProps) {
  const { kind, rule, types, wrongType, stored, onStored, ...button } = props;
  const t = useT('upload');
  const common = useT('common');
  const upload = useUpload(kind, stored, onStored);
  const consent = useConsentGate(CONSENT[kind]);
  const [problem, setProblem] = useState<string | null>(null);
  const typesId = useId();
  const words = {
    EMPTY: t('empty'),
    TYPE: wrongType,
    TOO_LARGE: t('tooLarge', { size: megabytes(rule) }),
    UNREADABLE: t('unreadable'),
  };
  const prepare = useTask(async (file: File) => (await import('./prepare-file.ts')).prepareFile(file, rule), {
    onDone(prepared) {
      setProblem(typeof prepared === 'string' ? words[prepared] : null);
      if (typeof prepared === 'string') upload.reset();
      else consent.pass(() => upload.run(prepared));
    },
  });
  return (
    <div className="file-upload">
      {upload.isPending ? (
        <UploadProgress share={upload.share} onCancel={upload.cancel} />
      ) : (
        <FileButton
          {...button}
          aria-describedby={types && typesId}
          accept={rule.accept}
          isBusy={prepare.isPending}
          onChoose={(file) => prepare.run(file)}
        />
      )}
      {types && (
        <p id={typesId} className="screen-page__quiet">
          {types}
        </p>
      )}
      {consent.question}
      <p role="alert" className="nk-field__error">
        {problem ?? prepare.problem ?? upload.problem}
      </p>
      {problem === null && upload.error && (
        <Button variant="secondary" size="s" onClick={upload.retry}>
          {common('retry')}
        </Button>
      )}
    </div>
  );
}
