import { companyRegister } from '@nukkad/contract/partner/company.routes.ts';
import { PartnerApiError } from '@nukkad/contract/partner/partner-client.ts';
import { useT } from '@nukkad/i18n/react.ts';
import { Button } from '@nukkad/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readExactPoint } from '../../features/place/device-point.ts';
import { CompanyTerms, useTermsVersion } from '../../features/terms/company-terms.tsx';
import { chooseCompany } from '../../lib/company.ts';
import { LimitedField } from '../../lib/limited-field.tsx';
import { SendButton } from '../../lib/send-button.tsx';
import { useServices } from '../../lib/services.ts';
import { useErrorPhrase } from '../../lib/use-error-phrase.ts';
import { setMe } from '../../lib/use-me.ts';
import { usePartnerCommand } from '../../lib/use-partner-command.ts';

const EMPTY = { name: '', city: '', locality: '', address: '', number: '' };
type Fields = typeof EMPTY;
type Position = { readonly latitude: number; readonly longitude: number };

const UDYAM = /^UDYAM/i;
const GSTIN_LENGTH = 15;

/** Returns a registration number under the name of its kind, which its form shows. */
function numberOf(text: string): { gstin?: string; cin?: string; udyam?: string } {
  const number = text.replace(/\s/g, '');
  if (number === '') return {};
  if (UDYAM.test(number)) return { udyam: number };
  return number.length === GSTIN_LENGTH ? { gstin: number } : { cin: number };
}

const isNumberRefused = (error: unknown): boolean =>
  error instanceof PartnerApiError &&
  error.issues.some(({ path }) => path === 'gstin' || path === 'cin' || path === 'udyam');

/** Reads the position of the phone. Returns null if it is refused or not available. */
async function readPosition(): Promise<Position | null> {
  const point = await readExactPoint();
  return typeof point === 'string' ? null : point;
}

/** The form that adds a company: name, place, and a registration number if there is one. */
export function RegisterCompany() {
  const t = useT('hire-join');
  const errors = useT('errors');
  const phrase = useErrorPhrase();
  const services = useServices();
  const navigate = useNavigate();
  const termsVersion = useTermsVersion();
  const register = usePartnerCommand(companyRegister);
  const [fields, setFields] = useState<Fields>(EMPTY);
  const [position, setPosition] = useState<Position | null>(null);
  const [isMissing, setMissing] = useState(false);

  const field = (name: keyof Fields) => ({
    value: fields[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget;
      setMissing(false);
      setFields((before) => ({ ...before, [name]: value }));
    },
  });
  const required = (isEmpty: boolean) => (isMissing && isEmpty ? errors('field.required') : null);
  const isPlaced = fields.city.trim() !== '' || position !== null;
  const code = register.error instanceof PartnerApiError ? register.error.code : null;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { name, number, ...place } = fields;
    const isIncomplete = name.trim() === '' || !isPlaced;
    setMissing(isIncomplete);
    if (isIncomplete) return;
    const terms = (await termsVersion()) ?? '';
    const given = Object.fromEntries(Object.entries(place).filter(([, value]) => value.trim() !== ''));
    const body = { name: name.trim(), terms, ...given, ...position, ...numberOf(number) };
    const result = await register.run({ body });
    if (result === null) return;
    chooseCompany(result.company.id);
    setMe(services, result.me);
    void navigate('/company', { replace: true });
  }

  return (
    <section className="hire-join__part" aria-labelledby="add">
      <h2 id="add">{t('add')}</h2>
      <p>{t('addHint')}</p>
      <form className="hire-join__form" onSubmit={(event) => void submit(event)} noValidate>
        <LimitedField
          label={t('name')}
          autoComplete="organization"
          most={160}
          error={required(fields.name.trim() === '')}
          {...field('name')}
        />
        <LimitedField
          label={t('city')}
          autoComplete="address-level2"
          most={80}
          error={code === 'CITY_UNKNOWN' ? t('cityUnknown') : required(!isPlaced)}
          {...field('city')}
        />
        <LimitedField label={t('locality')} isOptional most={80} {...field('locality')} />
        <LimitedField
          label={t('address')}
          isOptional
          autoComplete="street-address"
          most={500}
          {...field('address')}
        />
        <Button variant="secondary" isWide onClick={async () => setPosition(await readPosition())}>
          {t('useLocation')}
        </Button>
        {position !== null && <p role="status">{t('locationTaken')}</p>}
        <LimitedField
          label={t('number')}
          hint={t('numberHint')}
          isOptional
          most={25}
          error={isNumberRefused(register.error) ? t('numberWrong') : null}
          {...field('number')}
        />
        <CompanyTerms />
        {register.error !== null && code !== 'CITY_UNKNOWN' && !isNumberRefused(register.error) && (
          <p className="nk-field__error" role="alert">
            {phrase(register.error)}
          </p>
        )}
        <SendButton type="submit" isWide isBusy={register.isBusy}>
          {t('addButton')}
        </SendButton>
      </form>
    </section>
  );
}
