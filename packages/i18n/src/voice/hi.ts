import type { SameShape } from '../phrase-types.ts';
import type { phrases as english } from './en.ts';

export const phrases = {
  notice:
    'आपका ब्राउज़र आपकी आवाज़ को शब्दों में बदलता है। इसके लिए ब्राउज़र बनाने वाली कंपनी, जैसे Google या Apple, आपकी आवाज़ ले सकती है।',
  begin: 'ठीक है, सुनें',
  stop: 'रोकें',
  heard: 'यह सुनाई दिया',
  again: 'फिर से बोलें',
  problem: {
    refused: 'माइक की इजाज़त नहीं है। ब्राउज़र की सेटिंग में इजाज़त दें, या लिख दें।',
    'no-speech': 'कुछ सुनाई नहीं दिया। फ़ोन के पास थोड़ा ज़ोर से बोलें।',
    'no-microphone': 'माइक नहीं मिला। बोलने के बजाय लिख दें।',
    'no-line': 'आवाज़ समझने के लिए इंटरनेट चाहिए। इंटरनेट आने पर फिर कोशिश करें।',
    'no-language': 'यह ब्राउज़र अभी यह भाषा नहीं समझता। बोलने के बजाय लिख दें।',
    failed: 'नहीं हो पाया। फिर कोशिश करें, या लिख दें।',
  },
} as const satisfies SameShape<typeof english>;
