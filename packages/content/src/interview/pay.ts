import type { InterviewTipCategory } from '../types.ts';

/** Tips on pay and conditions; payment by the 7th: Code on Wages, 2019, s. 17; deductions s. 18. */
export const payAndConditions: InterviewTipCategory = {
  key: 'pay',
  name: { en: 'Pay and conditions', hi: 'सैलरी और शर्तें', mr: 'पगार आणि अटी' },
  tips: [
    {
      key: 'going-rate',
      imageKey: 'tip-rupee',
      title: { en: 'Know the going rate', hi: 'चलता रेट पता रखिए', mr: 'चालू दर माहीत असू द्या' },
      points: [
        {
          en: 'Look at five similar jobs in your city here.',
          hi: 'यहाँ अपने शहर की ऐसी पाँच नौकरियाँ देखिए।',
          mr: 'इथे तुमच्या शहरातल्या अशाच पाच नोकऱ्या पाहा.',
        },
        {
          en: 'Look up the minimum wage of your state for this work.',
          hi: 'इस काम का अपने राज्य का न्यूनतम वेतन देखिए।',
          mr: 'या कामाचं तुमच्या राज्यातलं किमान वेतन पाहा.',
        },
        {
          en: 'Decide at home: the pay you want, and the least you would accept.',
          hi: 'घर पर तय कीजिए: कितनी चाहते हैं, और कम से कम कितने में मानेंगे।',
          mr: 'घरी ठरवा: किती हवा, आणि कमीत कमी कितीला चालेल.',
        },
      ],
    },
    {
      key: 'asking',
      imageKey: 'tip-balance',
      title: { en: 'Asking for more', hi: 'ज़्यादा माँगना', mr: 'जास्त मागणं' },
      points: [
        {
          en: 'Let them name a figure first, if you can.',
          hi: 'हो सके तो पहले उन्हें रक़म बताने दीजिए।',
          mr: 'जमलं तर आधी त्यांना आकडा सांगू द्या.',
        },
        {
          en: 'Give a reason: experience, a licence, living near, ready for weekends.',
          hi: 'वजह बताइए: अनुभव, लाइसेंस, पास रहना, शनिवार-रविवार को तैयार।',
          mr: 'कारण सांगा: अनुभव, लायसन्स, जवळ राहणं, शनिवार-रविवारची तयारी.',
        },
        {
          en: 'Ask once, calmly, then wait.',
          hi: 'एक बार, शांति से कहिए, फिर चुप रहकर रुकिए।',
          mr: 'एकदाच, शांतपणे मागा, मग गप्प राहून थांबा.',
        },
        {
          en: 'If the pay is fixed, ask about travel, food or a raise after three months.',
          hi: 'सैलरी तय हो, तो आने-जाने, खाने या तीन महीने बाद बढ़ोतरी की बात कीजिए।',
          mr: 'पगार ठरलेला असेल, तर प्रवास, जेवण किंवा तीन महिन्यांनी वाढ याबद्दल विचारा.',
        },
      ],
    },
    {
      key: 'in-writing',
      imageKey: 'tip-letter',
      title: { en: 'Get it in writing', hi: 'लिखित में लीजिए', mr: 'लेखी घ्या' },
      points: [
        {
          en: 'Ask for an appointment letter with pay, hours, day off and place.',
          hi: 'अपॉइंटमेंट लेटर माँगिए: सैलरी, समय, छुट्टी और जगह के साथ।',
          mr: 'नेमणूक पत्र मागा: पगार, वेळ, सुट्टी आणि ठिकाणासह.',
        },
        {
          en: 'Small shop? A message with the same points is better than nothing.',
          hi: 'छोटी दुकान है? यही बातें मैसेज में हों, तो भी अच्छा।',
          mr: 'छोटं दुकान आहे? हेच मुद्दे मेसेजमध्ये असले तरी बरं.',
        },
        {
          en: 'Do not sign a blank page or anything you cannot read. Take a photo of what you sign.',
          hi: 'ख़ाली काग़ज़ या जो पढ़ न सकें, उस पर साइन मत कीजिए। जिस पर साइन करें उसकी फ़ोटो लीजिए।',
          mr: 'कोऱ्या कागदावर किंवा वाचता न येणाऱ्यावर सही करू नका. सही कराल त्याचा फोटो घ्या.',
        },
      ],
    },
    {
      key: 'what-is-cut',
      imageKey: 'tip-scissors',
      title: { en: 'Ask what is cut', hi: 'पूछिए क्या कटेगा', mr: 'काय कापलं जाईल ते विचारा' },
      points: [
        {
          en: '“How much comes into my account each month?”',
          hi: '“हर महीने मेरे खाते में कितने आएँगे?”',
          mr: '“दर महिन्याला माझ्या खात्यात किती येतील?”',
        },
        {
          en: 'Is there PF and ESI? Both are yours.',
          hi: 'PF और ESI है क्या? दोनों आपके ही हैं।',
          mr: 'PF आणि ESI आहे का? दोन्ही तुमचेच असतात.',
        },
        {
          en: 'On which date is it paid? Monthly wages are due by the 7th of the next month.',
          hi: 'किस तारीख को मिलेगी? महीने की सैलरी अगले महीने की 7 तारीख तक मिलनी चाहिए।',
          mr: 'कोणत्या तारखेला मिळेल? महिन्याचा पगार पुढच्या महिन्याच्या 7 तारखेपर्यंत मिळायला हवा.',
        },
        {
          en: 'A deposit or a held-back first month is a warning sign.',
          hi: 'डिपॉज़िट या पहला महीना रोक लेना ख़तरे का निशान है।',
          mr: 'डिपॉझिट किंवा पहिला महिना अडकवणं ही धोक्याची खूण आहे.',
        },
      ],
    },
  ],
};
