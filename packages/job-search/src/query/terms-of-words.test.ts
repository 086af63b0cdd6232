import { describe, expect, it } from 'vitest';
import { isNameOf, narrowerWords } from './terms-of-words.ts';

const TITLES = ['Truck Driver', 'Tempo Driver', 'Pickup Driver', 'Bus Driver', 'ट्रक ड्राइवर', 'टेम्पो ड्राइवर'];

describe('the words that tell some titles of a work from others', () => {
  it.each([
    ['bus driver', [['bus', 'bus']]],
    ['truck chalak', [['truck', 'truck', 'ट्रक']]],
    ['ट्रक वाला', [['ट्रक', 'truck', 'ट्रक']]],
  ])('of "%s" are those that few titles have, in either script', (phrase, words) => {
    expect(narrowerWords(phrase, TITLES)).toEqual(words);
  });

  it.each(['driver', 'ड्राइवर', 'lorry'])(
    'are none where most titles have them, or none has: %s',
    (phrase) => {
      expect(narrowerWords(phrase, TITLES)).toEqual([]);
    },
  );

  it('are known across scripts where a spelling leaves more open, and not where they are others', () => {
    const titles = [
      'Bike Mechanic',
      'Car Mechanic',
      'Mobile Mechanic',
      'बाइक मैकेनिक',
      'कार मैकेनिक',
      'मोबाइल मैकेनिक',
    ];
    expect(narrowerWords('bike', titles)).toEqual([['bike', 'bike', 'बाइक']]);
    expect(narrowerWords('मोबाइल', titles)).toEqual([['मोबाइल', 'mobile', 'मोबाइल']]);
    expect(narrowerWords('cab', titles)).toEqual([]);
  });

  it('may stand in half of the titles, and in no more', () => {
    expect(narrowerWords('car', ['Car Mechanic', 'Bike Mechanic'])).toEqual([['car', 'car']]);
    expect(narrowerWords('car', ['Car Mechanic', 'Car Painter', 'Bike Mechanic'])).toEqual([]);
  });
});

describe('the name of a work', () => {
  const names = { en: 'Hospital Receptionist', hi: 'अस्पताल रिसेप्शनिस्ट', mr: 'हॉस्पिटल रिसेप्शनिस्ट' };

  it.each(['Hospital Receptionist', 'hospital  receptionist', 'हॉस्पिटल रिसेप्शनिस्ट'])(
    'is known in any language and case: %s',
    (text) => {
      expect(isNameOf(names, text)).toBe(true);
    },
  );

  it.each(['receptionist', 'hospital receptionist pune'])('is the whole of it: %s', (text) => {
    expect(isNameOf(names, text)).toBe(false);
  });

  it('is nothing where there is none', () => {
    expect(isNameOf(undefined, 'hospital')).toBe(false);
  });
});
