import { useT } from '@nukkad/i18n/react.ts';
import { useSnackbar } from '@nukkad/ui';
import { type FormEvent, useState } from 'react';
import { PinPart } from '../../features/place/pin-part.tsx';
import { type ChosenPlace, PlaceFields } from '../../features/place/place-fields.tsx';
import { LimitedField } from '../../lib/limited-field.tsx';
import { SendButton } from '../../lib/send-button.tsx';
import { ChangeError } from './change-error.tsx';
import { FoldedForm } from './folded-form.tsx';
import { type CompanyProfile, useCompanyChange } from './use-company-change.ts';

const ADDRESS_LENGTH_MAX = 500;

interface AddressProps {
  readonly company: CompanyProfile;
  readonly isOwner: boolean;
}

/** Where the company is. */
export function CompanyAddress({ company, isOwner }: AddressProps) {
  const t = useT('hire-company');
  return (
    <FoldedForm
      title={t('check.PLACE')}
      changeLabel={isOwner ? t('changeAddress') : null}
      form={(close) => <AddressForm company={company} onSaved={close} />}
    >
      <p>{company.address}</p>
    </FoldedForm>
  );
}

interface AddressFormProps {
  readonly company: CompanyProfile;
  readonly onSaved: () => void;
}

/** A new city empties the address, which named the old one. A new address alone keeps city and position. */
function AddressForm({ company, onSaved }: AddressFormProps) {
  const t = useT('hire-company');
  const common = useT('common');
  const errors = useT('errors');
  const show = useSnackbar();
  const saving = useCompanyChange(company);
  const { slug } = company.city;
  const [place, setPlace] = useState<ChosenPlace>({
    city: slug,
    locality: null,
    latitude: company.latitude,
    longitude: company.longitude,
  });
  const [isMoved, setMoved] = useState(false);
  const [address, setAddress] = useState(company.address);
  const [isChecked, setChecked] = useState(false);
  const isMissing = address.trim() === '';
  const { city, locality, latitude, longitude } = place;

  function changePlace(change: Partial<ChosenPlace>): void {
    if (change.city !== undefined && change.city !== place.city) setAddress('');
    setMoved(true);
    setPlace((before) => ({ ...before, ...change }));
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setChecked(true);
    if (isMissing || city === null) return;
    const position = latitude === null || longitude === null ? {} : { latitude, longitude };
    const moved = isMoved ? { city, ...position, ...(locality === null ? {} : { locality }) } : {};
    if (!(await saving.change({ address: address.trim(), ...moved }))) return;
    show({ text: t('saved') });
    onSaved();
  }

  return (
    <form className="hire-company__form" onSubmit={(event) => void submit(event)} noValidate>
      <PlaceFields place={place} onChange={changePlace} isChecked={isChecked} />
      <LimitedField
        label={t('field.address')}
        hint={t('rule.address')}
        error={isChecked && isMissing ? errors('field.required') : null}
        autoComplete="street-address"
        most={ADDRESS_LENGTH_MAX}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      {city !== null && latitude !== null && longitude !== null && (
        <PinPart key={city} city={city} pin={{ latitude, longitude }} onMove={changePlace} />
      )}
      <ChangeError {...saving} />
      <SendButton type="submit" isWide isBusy={saving.isBusy}>
        {common('save')}
      </SendButton>
    </form>
  );
}
