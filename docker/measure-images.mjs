// `node docker/measure-images.mjs 300 nukkad-api …` prints the size in MB of the unpacked files of each image. The
// exit code is 1 if an image has more than 300 MB. It counts the files that a container starts with, because engines
// store images in different ways.
import { execFileSync, spawn } from 'node:child_process';

const MB = 1_000_000;
const [most, ...images] = process.argv.slice(2);
if (!(Number(most) > 0) || images.length === 0) throw new Error('measure-images.mjs <most MB> <image> …');

/** @param {string} image */
async function bytesOf(image) {
  const container = execFileSync('docker', ['create', image], { encoding: 'utf8' }).trim();
  try {
    let bytes = 0;
    const exporting = spawn('docker', ['export', container], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise((resolve) => exporting.once('close', resolve));
    for await (const chunk of exporting.stdout) bytes += chunk.length;
    if ((await ended) !== 0) throw new Error(`${image} cannot be exported`);
    return bytes;
  } finally {
    execFileSync('docker', ['rm', container], { stdio: 'ignore' });
  }
}

for (const image of images) {
  const size = (await bytesOf(image)) / MB;
  const isTooLarge = size > Number(most);
  console.log(`${image}: ${size.toFixed(1)} MB${isTooLarge ? `, more than ${most}` : ''}`);
  if (isTooLarge) process.exitCode = 1;
}
