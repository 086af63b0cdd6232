import { buffer } from 'node:stream/consumers';
import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** Returns a picture in one colour; `place` adds GPS data as phones do. */
export function samplePicture(
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
  { width = 800, height = 600, place = false } = {},
): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#c08040' } });
  const tagged = place
    ? picture.withExif({
        IFD0: { Copyright: 'Asha' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' },
      })
    : picture;
  return tagged.toFormat(format).toBuffer();
}

export async function samplePdf(text = 'Resume'): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' });
  const written = buffer(document);
  document.rect(0, 0, 596, 842).fill('#d02020');
  document.fillColor('#ffffff').text(text, 72, 72);
  document.end();
  return written;
}

/** Returns a video of this length with valid tables and random frames. */
export async function sampleVideo(seconds: number, format: 'mp4' | 'webm' = 'mp4'): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({
    format: format === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target,
  });
  const source = new EncodedVideoPacketSource(format === 'mp4' ? 'avc' : 'vp8');
  output.addVideoTrack(source, { frameRate: 1 });
  await output.start();
  const description = Buffer.from('01640015ffe100046764001501000268ee', 'hex');
  const config = { codec: format === 'mp4' ? 'avc1.640015' : 'vp8', codedWidth: 320, codedHeight: 240 };
  const meta = { decoderConfig: format === 'mp4' ? { ...config, description } : config };
  for (let second = 0; second < seconds; second += 1) {
    const packet = new EncodedPacket(new Uint8Array(50), 'key', second, Math.min(1, seconds - second));
    await source.add(packet, meta);
  }
  await output.finalize();
  return Buffer.from(target.buffer as ArrayBuffer);
}
