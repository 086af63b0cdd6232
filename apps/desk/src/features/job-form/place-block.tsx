import { companyPlaces } from '@nukkad/contract/partner/company-job.routes.ts';
import type { JobFields } from '@nukkad/contract/partner/job-fields.wire.ts';
import { useFormat, useLanguage, useT } from '@nukkad/i18n/react.ts';
import { RadioGroup, TextField } from '@nukkad/ui';
import { useState } from 'react';
import { useCompany } from '../../lib/company.ts';
import { LimitedField } from '../../lib/limited-field.tsx';
import { usePartnerQuery } from '../../lib/partner-query.ts';
import { PinPart } from '../place/pin-part.tsx';
import { type ChosenPlace, PlaceFields } from '../place/place-fields.tsx';
import { typedNumber } from './typed-number.ts';

interface PlaceBlockProps {
  readonly fields: JobFields;
  readonly onChange: (change: JobFields) => void;
}

const ADDRESS_LENGTH_MAX = 500;
const MOST_OPENINGS = 10_000;
const isPossible = (openings: number) => openings >= 1 && openings <= MOST_OPENINGS;

/** Where the work is: the company's own place, one of an earlier job, or another; and how many people are needed. */
export function PlaceBlock({ fields, onChange }: PlaceBlockProps) {
  const t = useT('hire-job-form');
  const language = useLanguage();
  const { number } = useFormat();
  const { id: company } = useCompany();
  const places = usePartnerQuery(companyPlaces, { params: { company } }).data?.items ?? [];
  const known = places.findIndex(({ address }) => address === fields.address);
  const [isOther, setOther] = useState(false);
  const [openings, setOpenings] = useState(String(fields.openings ?? 1));
  const { city, latitude, longitude } = fields;
  const showsOther = isOther || (known === -1 && places.length > 0);

  function choose(value: string): void {
    const place = places[Number(value)];
    setOther(place === undefined);
    if (place === undefined) return;
    const { city, locality, address, latitude, longitude } = place;
    onChange({ city, locality, address, latitude, longitude });
  }

  return (
    <>
      <RadioGroup
        label={t('where')}
        options={[
          ...places.map(({ address, cityNames }, at) => ({
            value: String(at),
            label: address,
            hint: cityNames[language],
          })),
          { value: 'OTHER', label: t('otherPlace') },
        ]}
        value={showsOther ? 'OTHER' : String(known)}
        onChange={choose}
      />
      {showsOther && <OtherPlace fields={fields} onChange={onChange} />}
      {city && typeof latitude === 'number' && typeof longitude === 'number' && (
        <PinPart key={city} city={city} pin={{ latitude, longitude }} onMove={onChange} />
      )}
      <TextField
        label={t('openings')}
        inputMode="numeric"
        value={openings}
        error={isPossible(Number(openings)) ? null : t('openingsRange', { most: number(MOST_OPENINGS) })}
        onChange={(event) => {
          const typed = typedNumber(event.currentTarget.value);
          setOpenings(String(typed ?? ''));
          if (typed !== null && isPossible(typed)) onChange({ openings: typed });
        }}
      />
    </>
  );
}

/** Another place: its city and area, then the address. A new city empties the address, which named the old one. */
function OtherPlace({ fields, onChange }: PlaceBlockProps) {
  const t = useT('hire-job-form');
  const { city = null, locality = null, latitude = null, longitude = null } = fields;
  const [address, setAddress] = useState(fields.address ?? '');

  function changePlace(change: Partial<ChosenPlace>): void {
    const isOtherCity = change.city !== undefined && change.city !== city;
    if (isOtherCity) setAddress('');
    onChange(isOtherCity ? { ...change, address: null } : change);
  }

  return (
    <>
      <PlaceFields place={{ city, locality, latitude, longitude }} onChange={changePlace} />
      <LimitedField
        label={t('address')}
        hint={t('addressHint')}
        most={ADDRESS_LENGTH_MAX}
        value={address}
        autoComplete="street-address"
        onChange={(event) => {
          setAddress(event.currentTarget.value);
          onChange({ address: event.currentTarget.value.trim() || null });
        }}
      />
    </>
  );
}
