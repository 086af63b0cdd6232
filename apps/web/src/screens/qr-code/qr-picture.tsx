import { useMemo } from 'react';
import { encode } from 'uqr';

const SIZE = 200;
const LOGO_SIZE = 60;
/** Blank squares around the code, which readers need. */
const BORDER = 2;
/** 37 squares a side: fine enough that the logo covers less than the code can do without. */
const VERSION_MIN = 5;

/** One path of all dark squares. */
function squares(data: readonly (readonly boolean[])[]): string {
  return data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
}

/** A QR code of 200 pixels with the logo of 60 in it; a third of it may be covered and it still reads. */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'H', border: BORDER, minVersion: VERSION_MIN });
    return { size: code.size, path: squares(code.data) };
  }, [text]);
  return (
    <div className="qr-picture" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} width={SIZE} height={SIZE} shapeRendering="crispEdges" aria-hidden>
        <path d={path} fill="#1b1f3b" />
      </svg>
      <img src="/icon.svg" width={LOGO_SIZE} height={LOGO_SIZE} alt="" />
    </div>
  );
}
