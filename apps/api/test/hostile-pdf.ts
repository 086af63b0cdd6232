import { deflateSync } from 'node:zlib';

const HEAD = '%PDF-1.4\n';
const OBJECTS = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<>>>>',
];

/** Returns a compressed PDF with one page and these drawing operations. */
function pdfOf(content: Buffer): Buffer {
  const packed = deflateSync(content, { level: 9 });
  const stream = Buffer.concat([
    Buffer.from(`4 0 obj\n<</Length ${packed.length}/Filter/FlateDecode>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  const objects = OBJECTS.map((text, at) => Buffer.from(`${at + 1} 0 obj\n${text}\nendobj\n`));
  const body = Buffer.concat([Buffer.from(HEAD), ...objects, stream]);
  const trailer = `trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`;
  return Buffer.concat([body, Buffer.from(trailer)]);
}

/** Returns a small PDF with hundreds of thousands of lines, which take minutes to draw. */
export function endlessPdf(lines = 400_000): Buffer {
  const line = Buffer.from('0 0 m 600 800 l S 600 0 m 0 800 l S\n');
  return pdfOf(Buffer.alloc(line.length * lines, line));
}

/** Returns a PDF of some hundred kilobytes that decompresses to this many megabytes of drawing operations. */
export function bombPdf(megabytes = 400): Buffer {
  return pdfOf(Buffer.alloc(megabytes * 1024 * 1024, '0 0 m 1 1 l S\n'));
}
