import { useMemo } from 'react';
import { encode } from 'uqr';

const SIZE = 200;
const LOGO_SIZE = 60;
/** The width of the blank border in squares, which QR readers need. */
const BORDER = 2;
/** Version 5 has 37 squares a side, so that the logo covers less than the error correction can restore. */
const VERSION_MIN = 5;

/** Returns an SVG path of all dark squares. */
function squares(data: readonly (readonly boolean[])[]): string {
  return data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
}

/** A QR code of 200 pixels with a logo of 60 pixels in its middle. Error correction restores up to 30 % of the code. */
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
