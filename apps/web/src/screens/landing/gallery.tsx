import { useT } from '@nukkad/i18n/react.ts';
import { Modal, ProfilePictogram, SectionTitle } from '@nukkad/ui';
import { useState } from 'react';
import { Band } from './band.tsx';

const PICTURES = ['cook', 'tailor', 'delivery', 'teacher', 'technician', 'accountant'] as const;
type Picture = (typeof PICTURES)[number];

/** Six pictures of occupations. A click opens one in full size. */
export function Gallery() {
  const t = useT('landing');
  const [shown, setShown] = useState<Picture | null>(null);
  return (
    <Band titleId="gallery">
      <SectionTitle id="gallery" size="xl">
        {t('galleryTitle')}
      </SectionTitle>
      <ul className="landing-gallery">
        {PICTURES.map((picture) => (
          <li key={picture}>
            <button
              type="button"
              className="landing-picture"
              aria-haspopup="dialog"
              onClick={() => setShown(picture)}
            >
              <Board picture={picture} size={72} />
              <span>{t(`gallery.${picture}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Modal
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        title={shown ? t(`gallery.${shown}`) : ''}
      >
        {shown && <Board picture={shown} size={176} />}
      </Modal>
    </Band>
  );
}

function Board({ picture, size }: { readonly picture: Picture; readonly size: number }) {
  return (
    <span className={`landing-board landing-board--${picture}`}>
      <span className="landing-board__sun">
        <ProfilePictogram name={picture} size={size} />
      </span>
    </span>
  );
}
