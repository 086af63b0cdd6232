import { MARKSHEET_PAGE_PIXELS } from '@nukkad/contract/constants.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Camera } from 'lucide-react';
import { useConsentGate } from '../../features/consent/use-consent-gate.tsx';
import { FileButton } from '../../features/upload/file-button.tsx';
import { shrinkImage } from '../../features/upload/shrink-image.ts';
import { useTask } from '../../lib/query/use-action.ts';
import { DeleteMarksheet } from './delete-marksheet.tsx';
import { MarksheetPreview } from './marksheet-preview.tsx';

interface MarksheetFieldProps {
  readonly level: 'SSC' | 'HSSC';
  /** The key of the stored picture. */
  readonly stored: string | null;
  readonly chosen: Blob | null;
  readonly onChoose: (page: Blob | null) => void;
  /** Called after the stored picture was deleted. */
  readonly onDeleted: () => void;
}

/** The field for a photo of the marksheet. The photo is scaled down, shown, and saved with the form. */
export function MarksheetField({ level, stored, chosen, onChoose, onDeleted }: MarksheetFieldProps) {
  const t = useT('education');
  const shrink = useTask((file: File) => shrinkImage(file, MARKSHEET_PAGE_PIXELS), { onDone: onChoose });
  const consent = useConsentGate('extras');
  const chooseKey = stored || chosen ? 'marksheet.replace' : 'marksheet.choose';
  return (
    <fieldset className="marksheet">
      <legend className="nk-field__label">{t('marksheet.title')}</legend>
      <MarksheetPreview stored={stored} chosen={chosen} />
      {chosen && <p role="status">{t('marksheet.fresh')}</p>}
      <div className="nk-cluster">
        <FileButton
          variant="secondary"
          size="s"
          accept="image/*"
          icon={<Camera aria-hidden size={18} />}
          isBusy={shrink.isPending}
          onChoose={(file) => consent.pass(() => shrink.run(file))}
        >
          {t(shrink.isPending ? 'marksheet.preparing' : chooseKey)}
        </FileButton>
        {stored && !chosen && <DeleteMarksheet level={level} onDeleted={onDeleted} />}
      </div>
      {consent.question}
      <p role="alert" className="nk-field__error">
        {shrink.error && t('marksheet.failed')}
      </p>
    </fieldset>
  );
}
