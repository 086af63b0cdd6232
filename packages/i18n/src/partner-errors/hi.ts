import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  code: {
    KEY_MISSING: 'पेज दोबारा खोलकर फिर कोशिश करें।',
    CHANGED_SINCE: 'इस बीच आपके साथी ने इसे बदल दिया है। एक बार फिर देख लें।',
    ACCESS_ENDED: 'अब आप इस उम्मीदवार की जानकारी नहीं देख सकते।',
    ACCESS_LIMIT: 'एक दिन में जितने नंबर खोले जा सकते हैं, उतने खुल चुके। दूसरे कल खोलें।',
    ALREADY_CLAIMED: 'यह कंपनी यहाँ कोई और सँभाल रहा है। उनसे बुलावा भेजने को कहें।',
    CALL_WINDOW_CLOSED: 'उम्मीदवारों को सुबह 8 से रात 9 बजे तक ही फ़ोन किया जा सकता है।',
    COMPANY_LIMIT: 'आप ज़्यादा से ज़्यादा दो कंपनियाँ सँभाल सकते हैं।',
    FILE_MISSING: 'यह फ़ाइल अब नहीं है।',
    IN_THE_PAST: 'आगे का कोई समय चुनें।',
    INVITE_ENDED: 'यह बुलावा अब नहीं चलेगा। नया मँगवा लें।',
    INVITE_LIMIT: 'आज के लिए इतने बुलावे काफ़ी हैं। दूसरे लोगों को कल बुलाएँ।',
    LAST_OWNER: 'कंपनी का एक मालिक होना ज़रूरी है। पहले किसी और को मालिक बनाएँ।',
    REASON_MISSING: 'कोई वजह चुनें। उम्मीदवार आपके जवाब का इंतज़ार कर रहा है।',
    STEP_NOT_OPEN: 'पिछले कदम के बाद यह कदम नहीं आता।',
    TOO_LATE: 'अब देर हो चुकी है। उम्मीदवार जवाब पढ़ चुका है।',
  },
} as const satisfies SameShape<typeof english>;
