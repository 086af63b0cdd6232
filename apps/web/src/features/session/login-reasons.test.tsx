import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

const PROFILE = [
  'Please log in to see your profile.',
  'अपनी प्रोफ़ाइल देखने के लिए लॉगिन करें।',
  'तुमची प्रोफाइल पाहण्यासाठी लॉगिन करा.',
];

const REASONS: Record<string, readonly string[]> = {
  '/updateProfile': PROFILE,
  '/interest': [
    'Please log in to choose the work you like.',
    'अपनी पसंद का काम चुनने के लिए लॉगिन करें।',
    'आवडीचं काम निवडण्यासाठी लॉगिन करा.',
  ],
  '/viewresume': [
    'Please log in to see your resume.',
    'अपना रिज़्यूमे देखने के लिए लॉगिन करें।',
    'तुमचा रेझ्युमे पाहण्यासाठी लॉगिन करा.',
  ],
  '/educationdetailtab': [
    'Please log in to add your education.',
    'अपनी पढ़ाई जोड़ने के लिए लॉगिन करें।',
    'तुमचं शिक्षण जोडण्यासाठी लॉगिन करा.',
  ],
  '/workexperiencetab': [
    'Please log in to add your work.',
    'अपना काम जोड़ने के लिए लॉगिन करें।',
    'तुमचं काम जोडण्यासाठी लॉगिन करा.',
  ],
  '/aboutme': [
    'Please log in to write about yourself.',
    'अपने बारे में लिखने के लिए लॉगिन करें।',
    'स्वतःबद्दल लिहिण्यासाठी लॉगिन करा.',
  ],
  '/setting': [
    'Please log in to change your settings.',
    'सेटिंग बदलने के लिए लॉगिन करें।',
    'सेटिंग बदलण्यासाठी लॉगिन करा.',
  ],
  '/companyfeedback': [
    'Please log in to see what companies say about you.',
    'कंपनियाँ आपके बारे में क्या कहती हैं, यह देखने के लिए लॉगिन करें।',
    'कंपन्या तुमच्याबद्दल काय म्हणतात ते पाहण्यासाठी लॉगिन करा.',
  ],
  '/qrcode': [
    'Please log in to see your QR code.',
    'अपना QR कोड देखने के लिए लॉगिन करें।',
    'तुमचा QR कोड पाहण्यासाठी लॉगिन करा.',
  ],
};

const CASES = Object.entries(REASONS).flatMap(([address, sentences]) =>
  (['en', 'hi', 'mr'] as const).map(
    (language, index) => [address, language, sentences[index] ?? ''] as const,
  ),
);

it.each(CASES)(
  'says to a visitor of %s in %s what logging in is for',
  async (address, language, sentence) => {
    const screen = await renderScreen(address, { viewer: 'visitor', language });
    await screen.shows(sentence);
    expect(screen.address()).toContain(address);
  },
);
