import type { InterviewTipCategory } from '../types.ts';

/** Tips for the days before an interview. */
export const beforeTheInterview: InterviewTipCategory = {
  key: 'before',
  name: { en: 'Before the interview', hi: 'इंटरव्यू से पहले', mr: 'इंटरव्ह्यूआधी' },
  tips: [
    {
      key: 'know-the-job',
      imageKey: 'tip-magnifier',
      title: { en: 'Know the job', hi: 'नौकरी को जान लीजिए', mr: 'नोकरी समजून घ्या' },
      points: [
        {
          en: 'Read the job twice and note pay, hours, place and skills.',
          hi: 'नौकरी दो बार पढ़िए; सैलरी, समय, जगह और हुनर लिख लीजिए।',
          mr: 'नोकरी दोनदा वाचा; पगार, वेळ, ठिकाण आणि कौशल्यं लिहून घ्या.',
        },
        {
          en: 'Find out in two sentences what the company does.',
          hi: 'कंपनी क्या करती है, दो वाक्यों में पता कीजिए।',
          mr: 'कंपनी काय करते ते दोन वाक्यांत शोधा.',
        },
        {
          en: 'For each skill asked, think of one thing you have done.',
          hi: 'माँगे गए हर हुनर के लिए अपना किया एक काम सोचिए।',
          mr: 'मागितलेल्या प्रत्येक कौशल्यासाठी तुम्ही केलेली एक गोष्ट आठवा.',
        },
        {
          en: 'Write down two questions of your own.',
          hi: 'अपने दो सवाल भी लिखकर रखिए।',
          mr: 'तुमचे दोन प्रश्नही लिहून ठेवा.',
        },
      ],
    },
    {
      key: 'papers',
      imageKey: 'tip-folder',
      title: { en: 'Papers in one folder', hi: 'काग़ज़ एक फ़ोल्डर में', mr: 'कागदपत्रं एका फोल्डरमध्ये' },
      points: [
        {
          en: 'Two printed resumes, even if you have sent one already.',
          hi: 'रिज़्यूमे की दो कॉपी, चाहे पहले भेज चुके हों।',
          mr: 'रेझ्युमेच्या दोन प्रती, आधी पाठवला असला तरी.',
        },
        {
          en: 'Copies of marksheets and certificates; originals only to show.',
          hi: 'मार्कशीट और सर्टिफ़िकेट की फ़ोटोकॉपी; असली सिर्फ़ दिखाने के लिए।',
          mr: 'मार्कशीट आणि सर्टिफिकेटच्या झेरॉक्स; मूळ फक्त दाखवायला.',
        },
        {
          en: 'One photo, a pen, a sheet of paper.',
          hi: 'एक फ़ोटो, पेन और एक काग़ज़।',
          mr: 'एक फोटो, पेन आणि एक कागद.',
        },
        {
          en: 'Never leave original papers behind with anyone.',
          hi: 'असली काग़ज़ किसी के पास छोड़कर मत आइए।',
          mr: 'मूळ कागदपत्रं कोणाकडेही ठेवून येऊ नका.',
        },
      ],
    },
    {
      key: 'the-way',
      imageKey: 'tip-route',
      title: { en: 'Know the route', hi: 'रास्ता पहले से देखिए', mr: 'रस्ता आधी पाहा' },
      points: [
        {
          en: 'Look at the route on the map the day before.',
          hi: 'एक दिन पहले नक्शे पर रास्ता देख लीजिए।',
          mr: 'आदल्या दिवशी नकाशावर रस्ता पाहा.',
        },
        {
          en: 'Plan to arrive fifteen minutes early.',
          hi: 'पंद्रह मिनट पहले पहुँचने का हिसाब रखिए।',
          mr: 'पंधरा मिनिटं आधी पोहोचायचं ठरवा.',
        },
        {
          en: 'In the rains, add half an hour and carry dry socks.',
          hi: 'बारिश में आधा घंटा और जोड़िए, सूखे मोज़े साथ रखिए।',
          mr: 'पावसात अर्धा तास जास्त धरा, कोरडे मोजे सोबत ठेवा.',
        },
        {
          en: 'If you will be late, call HR before the interview, not after.',
          hi: 'देर होने वाली हो, तो समय से पहले HR को फ़ोन कीजिए, बाद में नहीं।',
          mr: 'उशीर होणार असेल, तर वेळेआधी HR ला फोन करा, नंतर नाही.',
        },
      ],
    },
    {
      key: 'practise',
      imageKey: 'tip-mirror',
      title: { en: 'Practise aloud', hi: 'बोलकर अभ्यास कीजिए', mr: 'बोलून सराव करा' },
      points: [
        {
          en: 'Say “about myself” five times in front of a mirror.',
          hi: 'शीशे के सामने “अपने बारे में” पाँच बार बोलिए।',
          mr: 'आरशासमोर “स्वतःबद्दल” पाच वेळा बोला.',
        },
        {
          en: 'Let a friend ask you three questions.',
          hi: 'किसी दोस्त से कहिए कि तीन सवाल पूछे।',
          mr: 'मित्र किंवा मैत्रिणीला तीन प्रश्न विचारायला सांगा.',
        },
        {
          en: 'Record yourself on the phone and listen once.',
          hi: 'फ़ोन में अपनी आवाज़ रिकॉर्ड करके एक बार सुनिए।',
          mr: 'फोनवर स्वतःचा आवाज रेकॉर्ड करून एकदा ऐका.',
        },
        {
          en: 'Do not learn it by heart. Just know your points.',
          hi: 'रटिए मत; बातें याद रखिए।',
          mr: 'पाठ करू नका; मुद्दे लक्षात ठेवा.',
        },
      ],
    },
  ],
};
