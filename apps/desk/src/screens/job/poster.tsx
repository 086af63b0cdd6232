import { companyJobPoster } from '@nukkad/contract/partner/company-job.routes.ts';
import type { PartnerOutput } from '@nukkad/contract/partner/define-partner-route.ts';
import { useLanguage, useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { useState } from 'react';
import { encode } from 'uqr';
import { useCompany } from '../../lib/company.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { usePartnerQuery } from '../../lib/partner-query.ts';

type PosterData = PartnerOutput<typeof companyJobPoster>;

/** The poster of an open job: title, pay, place and a QR code, to print or to share. */
export function Poster({ job }: { readonly job: string }) {
  const { id: company } = useCompany();
  const poster = usePartnerQuery(companyJobPoster, { params: { company, job } });
  return (
    <Loaded query={poster} cards={1}>
      {(data) => <PosterSheet poster={data} />}
    </Loaded>
  );
}

/** Returns the dark squares of a QR code as one path, one unit for each square. */
function pathOf(squares: readonly (readonly boolean[])[]): string {
  return squares.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}

function QrCode({ url, label }: { readonly url: string; readonly label: string }) {
  const { data, size } = encode(url, { ecc: 'M', border: 2 });
  return (
    <svg className="hire-poster__qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className="hire-poster__light" d={`M0 0h${size}v${size}h-${size}z`} />
      <path className="hire-poster__dark" d={pathOf(data)} />
    </svg>
  );
}

function PosterSheet({ poster }: { readonly poster: PosterData }) {
  const t = useT('hire-jobs');
  const language = useLanguage();
  const [isCopied, setCopied] = useState(false);
  const { url, title, company, place, pay, message } = poster;

  async function share(): Promise<void> {
    const text = message[language];
    try {
      if (navigator.share === undefined) {
        await navigator.clipboard.writeText(text);
        setCopied(true);
      } else await navigator.share({ text });
    } catch {
      // The person closed the dialog, or the browser allows neither.
    }
  }

  return (
    <section className="hire-poster hire-page__aside">
      <h2>{t('poster')}</h2>
      <div className="hire-poster__sheet">
        <p className="hire-poster__company">{t('hiring', { company })}</p>
        <p className="hire-poster__title">{title[language]}</p>
        {pay[language] !== '' && <p className="hire-poster__pay">{pay[language]}</p>}
        <p>{place[language]}</p>
        <QrCode url={url} label={t('qr', { url })} />
        <p>{t('scan')}</p>
      </div>
      <div className="hire-job__buttons">
        <Button onClick={() => void share()}>{t('share')}</Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      {isCopied && <p role="status">{t('copied')}</p>}
    </section>
  );
}
