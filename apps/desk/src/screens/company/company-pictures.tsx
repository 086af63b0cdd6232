import { COMPANY_PICTURES_MAX } from '@nukkad/contract/partner/company.routes.ts';
import { logoSet, pictureAdd } from '@nukkad/contract/partner/company-file.routes.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Avatar } from '@nukkad/ui';
import { SendButton } from '../../lib/send-button.tsx';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { usePartnerUpload } from '../../lib/use-partner-upload.ts';
import { ChangeError } from './change-error.tsx';
import { FileButton } from './file-button.tsx';
import { type CompanyProfile, useCompanyChange, useShowCompany } from './use-company-change.ts';

const addressOf = (key: string) => `/api/jobseeker/getImg/${key}`;

interface CompanyPicturesProps {
  readonly company: CompanyProfile;
  readonly isOwner: boolean;
}

/** The logo and the pictures on the company's public page. */
export function CompanyPictures({ company, isOwner }: CompanyPicturesProps) {
  const t = useT('hire-company');
  const phrase = useErrorPhrase();
  const show = useShowCompany();
  const logo = usePartnerUpload(logoSet);
  const picture = usePartnerUpload(pictureAdd);
  const saving = useCompanyChange(company);
  const params = { company: company.id };
  const error = logo.error ?? picture.error;

  async function send(upload: typeof logo | typeof picture, file: File): Promise<void> {
    const result = await upload.send({ params }, file);
    if (result !== null) show(result);
  }

  const without = (id: string) => company.pictures.filter((one) => one.id !== id).map((one) => one.id);
  return (
    <section className="hire-company__part" aria-labelledby="pictures">
      <h2 id="pictures">{t('pictures')}</h2>
      <div className="hire-company__logo">
        <Avatar
          name={company.name}
          shape="square"
          size={72}
          src={company.logo === null ? null : addressOf(company.logo)}
        />
        {isOwner && company.logo !== null && (
          <SendButton
            variant="quiet"
            isBusy={saving.isBusy}
            onClick={() => void saving.change({ logo: null })}
          >
            {t('removeLogo')}
          </SendButton>
        )}
      </div>
      {isOwner && (
        <FileButton
          label={t('setLogo')}
          accept="image/*"
          isBusy={logo.isBusy}
          onFile={(file) => void send(logo, file)}
        />
      )}
      <ul className="hire-company__pictures">
        {company.pictures.map(({ id, key }, at) => (
          <li key={id}>
            <img
              src={addressOf(key)}
              alt={t('pictureName', { number: at + 1 })}
              width={320}
              height={240}
              loading="lazy"
            />
            {isOwner && (
              <SendButton
                variant="quiet"
                aria-label={t('removeName', { name: t('pictureName', { number: at + 1 }) })}
                isBusy={saving.isBusy}
                onClick={() => void saving.change({ pictures: without(id) })}
              >
                {t('remove')}
              </SendButton>
            )}
          </li>
        ))}
      </ul>
      {isOwner && company.pictures.length < COMPANY_PICTURES_MAX && (
        <FileButton
          label={t('addPicture')}
          accept="image/*"
          isBusy={picture.isBusy}
          onFile={(file) => void send(picture, file)}
        />
      )}
      <ChangeError {...saving} />
      {error !== null && (
        <p className="nk-field__error" role="alert">
          {phrase(error)}
        </p>
      )}
    </section>
  );
}
