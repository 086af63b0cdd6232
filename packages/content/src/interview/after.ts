import type { InterviewTipCategory } from '../types.ts';

/** Tips for the time after an interview. */
export const afterTheInterview: InterviewTipCategory = {
  key: 'after',
  name: { en: 'After the interview', hi: 'इंटरव्यू के बाद', mr: 'इंटरव्ह्यूनंतर' },
  tips: [
    {
      key: 'thank-you',
      imageKey: 'tip-message',
      title: { en: 'Say thank you', hi: 'धन्यवाद कहिए', mr: 'धन्यवाद म्हणा' },
      points: [
        {
          en: 'Send two lines the same day, by chat or e-mail.',
          hi: 'उसी दिन दो लाइनें भेजिए, चैट या ई-मेल पर।',
          mr: 'त्याच दिवशी दोन ओळी पाठवा, चॅट किंवा ई-मेलवर.',
        },
        {
          en: '“Thank you for your time. I would be glad to work with you.”',
          hi: '“समय देने के लिए धन्यवाद। आपके साथ काम करके ख़ुशी होगी।”',
          mr: '“वेळ दिल्याबद्दल धन्यवाद. तुमच्यासोबत काम करायला आवडेल.”',
        },
        {
          en: 'Send at once what they asked for, such as a certificate.',
          hi: 'जो माँगा था, जैसे कोई सर्टिफ़िकेट, तुरंत भेजिए।',
          mr: 'त्यांनी जे मागितलं, जसं एखादं सर्टिफिकेट, ते लगेच पाठवा.',
        },
      ],
    },
    {
      key: 'note-it-down',
      imageKey: 'tip-notebook',
      title: { en: 'Note it down', hi: 'लिखकर रखिए', mr: 'लिहून ठेवा' },
      points: [
        {
          en: 'Who was there, what was said about pay and start?',
          hi: 'कौन थे, सैलरी और शुरू करने के बारे में क्या कहा?',
          mr: 'कोण होते, पगार आणि सुरुवातीबद्दल काय म्हणाले?',
        },
        {
          en: 'Which question was hard? Prepare it for next time.',
          hi: 'कौन-सा सवाल मुश्किल था? अगली बार के लिए तैयार कीजिए।',
          mr: 'कोणता प्रश्न अवघड होता? पुढच्या वेळेसाठी तयारी करा.',
        },
        {
          en: 'When will they answer? Put it in your calendar.',
          hi: 'जवाब कब तक देंगे? कैलेंडर में लिखिए।',
          mr: 'उत्तर कधीपर्यंत देतील? कॅलेंडरमध्ये लिहा.',
        },
      ],
    },
    {
      key: 'no-answer',
      imageKey: 'tip-hourglass',
      title: { en: 'No answer yet', hi: 'अभी जवाब नहीं आया', mr: 'अजून उत्तर नाही' },
      points: [
        {
          en: 'Wait until the day they named, then call once.',
          hi: 'जो दिन बताया था तब तक रुकिए, फिर एक बार कॉल कीजिए।',
          mr: 'सांगितलेल्या दिवसापर्यंत थांबा, मग एकदा फोन करा.',
        },
        {
          en: 'Look under My jobs: you see every change there.',
          hi: '“मेरे काम” देखिए; हर बदलाव वहाँ दिखता है।',
          mr: '“माझी कामं” पाहा; प्रत्येक बदल तिथे दिसतो.',
        },
        {
          en: 'Meanwhile, apply elsewhere. Do not wait for just one answer.',
          hi: 'तब तक दूसरी जगह अप्लाई कीजिए; एक ही के भरोसे मत बैठिए।',
          mr: 'तोपर्यंत दुसरीकडे अर्ज करा; एकाच नोकरीची वाट पाहू नका.',
        },
      ],
    },
    {
      key: 'a-no',
      imageKey: 'tip-sunrise',
      title: { en: 'If it is a no', hi: 'अगर “ना” हो', mr: '“नाही” आलं तर' },
      points: [
        {
          en: 'Ask politely: “What could I do better?”',
          hi: 'प्यार से पूछिए: “मुझे क्या सुधारना चाहिए?”',
          mr: 'नम्रपणे विचारा: “मी काय सुधारायला हवं?”',
        },
        {
          en: 'Often someone simply lived nearer or had done it before.',
          hi: 'अक्सर किसी और का घर पास था या उसने यह काम किया हुआ था।',
          mr: 'बऱ्याचदा दुसरा जवळ राहत असतो किंवा त्याने हे काम केलेलं असतं.',
        },
        {
          en: 'Improve one thing, then apply to the next.',
          hi: 'एक चीज़ सुधारिए, फिर अगली नौकरी में अप्लाई कीजिए।',
          mr: 'एक गोष्ट सुधारा, मग पुढच्या नोकरीला अर्ज करा.',
        },
      ],
    },
    {
      key: 'a-yes',
      imageKey: 'tip-handshake',
      title: { en: 'If it is a yes', hi: 'अगर “हाँ” हो', mr: '“हो” आलं तर' },
      points: [
        {
          en: 'Ask for the letter before you leave your present job.',
          hi: 'अभी वाली नौकरी छोड़ने से पहले लेटर माँगिए।',
          mr: 'आत्ताची नोकरी सोडण्याआधी पत्र मागा.',
        },
        {
          en: 'Give notice as agreed, and collect your slips and PF number.',
          hi: 'तय नियम से नोटिस दीजिए, और स्लिप व PF नंबर ले लीजिए।',
          mr: 'ठरल्याप्रमाणे नोटीस द्या, आणि स्लिप व PF नंबर घ्या.',
        },
        {
          en: 'On the first day, come early, ask a lot and write things down.',
          hi: 'पहले दिन जल्दी जाइए, ख़ूब पूछिए, लिखते रहिए।',
          mr: 'पहिल्या दिवशी लवकर जा, भरपूर विचारा, लिहून ठेवा.',
        },
      ],
    },
  ],
};
