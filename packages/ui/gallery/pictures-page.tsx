import {
  CITIES_KEYS,
  CityPictogram,
  PROFILES_KEYS,
  ProfilePictogram,
  TERMS_KEYS,
  TermPictogram,
} from '../src/index.ts';

const SHEETS = [
  { keys: PROFILES_KEYS, Picture: ProfilePictogram },
  { keys: CITIES_KEYS, Picture: CityPictogram },
  { keys: TERMS_KEYS, Picture: TermPictogram },
];

export function PicturesPage() {
  return (
    <main className="nk-page nk-stack" style={{ paddingBlock: 'var(--s6)' }}>
      {SHEETS.map(({ keys, Picture }) => (
        <div key={keys[0]} className="nk-grid" style={{ '--column': '7rem' } as React.CSSProperties}>
          {keys.map((key) => (
            <figure key={key}>
              <Picture name={key} size={64} />
              <figcaption>{key}</figcaption>
            </figure>
          ))}
        </div>
      ))}
    </main>
  );
}
