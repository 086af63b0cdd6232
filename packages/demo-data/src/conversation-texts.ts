import type { Language } from '@nukkad/contract';

/** A message of a demo conversation. */
interface DemoMessage {
  readonly sender: 'CANDIDATE' | 'COMPANY';
  /** Hours before the start of the demo. */
  readonly hoursAgo: number;
  readonly body: string;
}

/** A conversation of a company with an applicant, oldest message first, in the language of the applicant. */
export interface DemoConversation {
  readonly language: Language;
  readonly messages: readonly DemoMessage[];
  /** The side that has not read the other side's messages since its own last one; null if everything is read. */
  readonly unreadBy: 'CANDIDATE' | 'COMPANY' | null;
}

export const CONVERSATIONS = {
  asksForGate: {
    language: 'mr',
    unreadBy: 'COMPANY',
    messages: [
      { sender: 'COMPANY', hoursAgo: 22, body: 'नमस्कार, तुमची माहिती आम्हाला आवडली. उद्या बोलता येईल का?' },
      { sender: 'CANDIDATE', hoursAgo: 3, body: 'नमस्कार! हो, सकाळी दहानंतर कधीही फोन करा.' },
      { sender: 'CANDIDATE', hoursAgo: 2.9, body: 'भेटायला आले तर कोणत्या गेटने यायचं?' },
    ],
  },
  asksForHours: {
    language: 'hi',
    unreadBy: 'COMPANY',
    messages: [
      { sender: 'COMPANY', hoursAgo: 30, body: 'नमस्ते, आपकी अर्ज़ी मिली। क्या आप रविवार को भी आ सकते हैं?' },
      { sender: 'CANDIDATE', hoursAgo: 1.5, body: 'जी, महीने में दो रविवार आ सकता हूँ। छुट्टी किस दिन मिलेगी?' },
    ],
  },
  comesToday: {
    language: 'en',
    unreadBy: null,
    messages: [
      {
        sender: 'COMPANY',
        hoursAgo: 26,
        body: 'Please bring your Aadhaar card. Ask for Ravi at the counter.',
      },
      { sender: 'CANDIDATE', hoursAgo: 25, body: 'Thank you. Is parking for a scooter possible?' },
      { sender: 'COMPANY', hoursAgo: 24.5, body: 'Yes, behind the shop. It is free.' },
      { sender: 'CANDIDATE', hoursAgo: 24, body: 'Good. I will be there on time.' },
    ],
  },
  worksUntilTwo: {
    language: 'hi',
    unreadBy: null,
    messages: [
      { sender: 'CANDIDATE', hoursAgo: 6, body: 'नमस्ते, उस दिन मेरा काम दो बजे तक है। अगले दिन आ जाऊँ?' },
      { sender: 'COMPANY', hoursAgo: 5, body: 'ठीक है, ऐप में दूसरा समय चुन लीजिए। हम देखकर बताते हैं।' },
    ],
  },
  startsOnMonday: {
    language: 'mr',
    unreadBy: 'CANDIDATE',
    messages: [
      { sender: 'COMPANY', hoursAgo: 50, body: 'अभिनंदन! सोमवारी सकाळी नऊ वाजता कामावर या.' },
      { sender: 'CANDIDATE', hoursAgo: 49, body: 'खूप धन्यवाद. आधार आणि बँक पासबुक आणू का?' },
      { sender: 'COMPANY', hoursAgo: 4, body: 'हो, दोन्हीच्या झेरॉक्स आणा. जेवण इथेच मिळेल.' },
    ],
  },
} as const satisfies Readonly<Record<string, DemoConversation>>;

/** What the first demo company writes to the demo seeker whom it invites. */
export const INVITATION: DemoConversation = {
  language: 'mr',
  unreadBy: 'CANDIDATE',
  messages: [
    { sender: 'COMPANY', hoursAgo: 27, body: 'नमस्कार आशाताई, तुमचा अनुभव आमच्या कामाला अगदी योग्य आहे.' },
    { sender: 'CANDIDATE', hoursAgo: 26, body: 'नमस्कार, धन्यवाद! कामाची वेळ काय असेल?' },
    { sender: 'COMPANY', hoursAgo: 2, body: 'सकाळी आठ ते चार. इंटरव्ह्यूची वेळ जमते का ते कळवा, आणि आधार कार्ड आणा.' },
  ],
};
