import { useT } from '@nukkad/i18n/react.ts';
import { Modal, ProfilePictogram, SectionTitle } from '@nukkad/ui';
import { useState } from 'react';

const PICTURES = ['cook', 'tailor', 'delivery', 'teacher', 'technician', 'accountant'] as const;
type Picture = (typeof PICTURES)[number];

/** Six pictures of work; a press shows one large. */
export function Gallery() {
  const t = useT('landing');
  const [shown, setShown] = useState<Picture | null>(null);
  return (
    <section aria-labelledby="gallery">
      <SectionTitle id="gallery">{t('galleryTitle')}</SectionTitle>
      <div className="nk-tiles">
        {PICTURES.map((picture) => (
          <button
            key={picture}
            type="button"
            className="landing-picture"
            aria-haspopup="dialog"
            onClick={() => setShown(picture)}
          >
            <ProfilePictogram name={picture} size={96} />
            <span>{t(`gallery.${picture}`)}</span>
          </button>
        ))}
      </div>
      <Modal
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        title={shown ? t(`gallery.${shown}`) : ''}
      >
        {shown && (
          <div className="landing-picture__large">
            <ProfilePictogram name={shown} size={240} />
          </div>
        )}
      </Modal>
    </section>
  );
}
