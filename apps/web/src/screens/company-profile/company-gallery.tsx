import type { Company } from '@nukkad/contract';
import { useT } from '@nukkad/i18n/react.ts';
import { IconButton, Modal, WorkScene } from '@nukkad/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { fileUrl } from '../../lib/files/file-url.ts';

/**
 * Thumbnails of the company's pictures. A click opens one in full size. Without pictures, shows a drawing of its most
 * frequent kind of work.
 */
export function CompanyGallery({ company }: { readonly company: Company }) {
  const t = useT('company');
  const [opened, setOpened] = useState<number | null>(null);
  const images = company.gallery.flatMap((key) => fileUrl(key) ?? []);
  if (images.length === 0) return <DrawnWorkplace company={company} />;
  const nameOf = (index: number) => t('picture', { company: company.name, number: index + 1 });
  return (
    <section className="company-section company-profile__main" aria-labelledby="company-gallery">
      <h2 id="company-gallery">{t('gallery')}</h2>
      <ul className="company-gallery">
        {images.map((src, index) => (
          <li key={src}>
            <button type="button" aria-label={nameOf(index)} onClick={() => setOpened(index)}>
              <img src={src} alt="" loading="lazy" width={160} height={120} />
            </button>
          </li>
        ))}
      </ul>
      <Modal isOpen={opened !== null} onClose={() => setOpened(null)} title={nameOf(opened ?? 0)}>
        {opened !== null && (
          <LargePicture images={images} at={opened} name={nameOf(opened)} onMove={setOpened} />
        )}
      </Modal>
    </section>
  );
}

function DrawnWorkplace({ company: { jobProfileKey } }: { readonly company: Company }) {
  if (!jobProfileKey) return null;
  return (
    <div className="company-section company-profile__main">
      <WorkScene profile={jobProfileKey} />
    </div>
  );
}

interface LargePictureProps {
  readonly images: readonly string[];
  readonly at: number;
  readonly name: string;
  readonly onMove: (at: number) => void;
}

function LargePicture({ images, at, name, onMove }: LargePictureProps) {
  const common = useT('common');
  return (
    <>
      <img className="company-gallery__large" src={images[at]} alt={name} />
      {images.length > 1 && (
        <div className="company-gallery__keys">
          <IconButton
            label={common('previous')}
            icon={<ChevronLeft size={24} />}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          />
          <span aria-live="polite">{common('slide', { number: at + 1, total: images.length })}</span>
          <IconButton
            label={common('next')}
            icon={<ChevronRight size={24} />}
            disabled={at === images.length - 1}
            onClick={() => onMove(at + 1)}
          />
        </div>
      )}
    </>
  );
}
