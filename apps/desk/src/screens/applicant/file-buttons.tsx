import { type ApplicantFile, applicantFile } from '@nukkad/contract/partner/applicant.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { FileText, Image, Video } from 'lucide-react';
import { useState } from 'react';
import { useCompany } from '../../lib/company.ts';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';
import type { Applicant } from './applicant.ts';

const ICONS = { resume: FileText, photo: Image, video: Video } as const;

/** Shows a video or a photo in the page. Its address works for five minutes. */
function Shown({
  kind,
  url,
  name,
}: {
  readonly kind: ApplicantFile;
  readonly url: string;
  readonly name: string;
}) {
  if (kind === 'video')
    // biome-ignore lint/a11y/useMediaCaption: applicants record these videos, without captions
    return <video className="hire-applicant__media" src={url} controls autoPlay playsInline />;
  return <img className="hire-applicant__media" src={url} alt={name} />;
}

/** Opens what the applicant has shared: resume in a new tab, photo and video in the page. */
export function FileButtons({ applicant }: { readonly applicant: Applicant }) {
  const t = useT('hire-applicants');
  const phrase = useErrorPhrase();
  const { id: company } = useCompany();
  const open = usePartnerCommand(applicantFile);
  const [shown, setShown] = useState<{ kind: ApplicantFile; url: string } | null>(null);
  const { application, name, files } = applicant;

  async function openFile(kind: ApplicantFile): Promise<void> {
    // Opened before the call, because browsers block windows that open later.
    const tab = kind === 'resume' ? window.open('about:blank', '_blank') : null;
    const result = await open.run({ params: { company, application, kind } });
    if (result === null) tab?.close();
    else if (tab === null) setShown({ kind, url: result.url });
    else {
      tab.opener = null;
      tab.location.replace(result.url);
    }
  }

  return (
    <section className="hire-applicant__files" aria-label={t('files')}>
      {files.map((kind) => {
        const Icon = ICONS[kind];
        return (
          <SendButton
            key={kind}
            variant="secondary"
            icon={<Icon size={20} aria-hidden="true" />}
            onClick={() => void openFile(kind)}
          >
            {t(`file.${kind}`)}
          </SendButton>
        );
      })}
      {open.error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(open.error)}
        </p>
      )}
      {shown && <Shown {...shown} name={name} />}
    </section>
  );
}
