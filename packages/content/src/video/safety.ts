import type { VideoTipCategory } from '../types.ts';

/** Read-along videos about safety while looking for work. Phone numbers: 1930 for online fraud, 112 for emergencies. */
export const safety: VideoTipCategory = {
  key: 'safety',
  name: { en: 'Stay safe', hi: 'सुरक्षित रहिए', mr: 'सुरक्षित राहा' },
  videos: [
    {
      videoId: 'nv-never-pay-for-a-job',
      imageKey: 'video-never-pay',
      title: { en: 'Never pay for a job', hi: 'नौकरी के लिए पैसे कभी नहीं', mr: 'नोकरीसाठी पैसे कधीच नाही' },
      captions: [
        {
          en: 'Ravi gets a message: airport job, thirty-five thousand, no interview.',
          hi: 'रवि को मैसेज आता है: एयरपोर्ट में काम, पैंतीस हज़ार, इंटरव्यू नहीं।',
          mr: 'रवीला मेसेज येतो: विमानतळावर काम, पस्तीस हजार, इंटरव्ह्यू नाही.',
        },
        {
          en: 'Only a fee of nine hundred rupees for the gate pass, says the man.',
          hi: 'आदमी कहता है: बस नौ सौ रुपये गेट पास के।',
          mr: 'माणूस म्हणतो: फक्त नऊशे रुपये गेट पासचे.',
        },
        {
          en: 'Ravi stops to think. When you work, who pays whom?',
          hi: 'रवि रुकता है। काम में पैसे कौन किसे देता है?',
          mr: 'रवी थांबतो. कामात कोण कोणाला पैसे देतो?',
        },
        {
          en: 'He looks for the company’s own number and calls there.',
          hi: 'वह कंपनी का असली नंबर ढूँढकर वहाँ फ़ोन करता है।',
          mr: 'तो कंपनीचा खरा नंबर शोधून तिथे फोन करतो.',
        },
        {
          en: 'They say: we never take money, and there is no such job.',
          hi: 'वे कहते हैं: हम कभी पैसे नहीं लेते, और ऐसी कोई नौकरी नहीं है।',
          mr: 'ते म्हणतात: आम्ही कधीच पैसे घेत नाही, आणि अशी नोकरीही नाही.',
        },
        {
          en: 'Ravi reports it and warns his friends.',
          hi: 'रवि रिपोर्ट करता है और दोस्तों को सावधान करता है।',
          mr: 'रवी तक्रार करतो आणि मित्रांना सावध करतो.',
        },
        {
          en: 'Already paid? Call 1930 at once. Every hour counts.',
          hi: 'पैसे दे दिए? तुरंत 1930 पर कॉल कीजिए। हर घंटा क़ीमती है।',
          mr: 'पैसे दिले? लगेच 1930 वर फोन करा. प्रत्येक तास महत्त्वाचा.',
        },
      ],
    },
    {
      videoId: 'nv-otp-and-papers',
      imageKey: 'video-otp',
      title: { en: 'Your OTP, your papers', hi: 'आपका OTP, आपके काग़ज़', mr: 'तुमचा OTP, तुमची कागदपत्रं' },
      captions: [
        {
          en: 'An OTP is a key. Whoever has it can open your door.',
          hi: 'OTP चाबी है। जिसके पास हो, वह आपका दरवाज़ा खोल सकता है।',
          mr: 'OTP म्हणजे किल्ली. ज्याच्याकडे ती, तो तुमचं दार उघडू शकतो.',
        },
        {
          en: 'Type it in yourself, only here, and never read it out to anyone.',
          hi: 'उसे सिर्फ़ ख़ुद डालिए, सिर्फ़ यहीं, और पढ़कर किसी को मत सुनाइए।',
          mr: 'तो फक्त स्वतः टाका, फक्त इथेच, आणि कोणालाही वाचून दाखवू नका.',
        },
        {
          en: 'Nobody from our team ever asks for it.',
          hi: 'हमारी टीम से कोई इसे कभी नहीं पूछता।',
          mr: 'आमच्या टीममधलं कोणीही तो कधी विचारत नाही.',
        },
        {
          en: 'Aadhaar is not compulsory here. You can apply without it.',
          hi: 'यहाँ आधार अनिवार्य नहीं है। उसके बिना भी अप्लाई होता है।',
          mr: 'इथे आधार सक्तीचं नाही. त्याशिवायही अर्ज करता येतो.',
        },
        {
          en: 'When you join, show your documents in person and give only copies.',
          hi: 'काम पर लगते समय काग़ज़ सामने दिखाइए और सिर्फ़ फ़ोटोकॉपी दीजिए।',
          mr: 'रुजू होताना कागदपत्रं समोर दाखवा आणि फक्त झेरॉक्स द्या.',
        },
        {
          en: 'Write on each copy what it is for, and the date.',
          hi: 'हर फ़ोटोकॉपी पर लिखिए किस काम के लिए है, और तारीख।',
          mr: 'प्रत्येक झेरॉक्सवर ती कशासाठी आहे ते आणि तारीख लिहा.',
        },
        {
          en: 'Nobody may keep your originals or your phone.',
          hi: 'आपके असली काग़ज़ या फ़ोन कोई अपने पास नहीं रख सकता।',
          mr: 'तुमची मूळ कागदपत्रं किंवा फोन कोणीही ठेवून घेऊ शकत नाही.',
        },
      ],
    },
    {
      videoId: 'nv-first-visit',
      imageKey: 'video-first-visit',
      title: { en: 'The first visit, safely', hi: 'पहली बार जाएँ, सुरक्षित', mr: 'पहिल्यांदा जाताना, सुरक्षित' },
      captions: [
        {
          en: 'Pooja is going to a new place for an interview.',
          hi: 'पूजा इंटरव्यू के लिए नई जगह जा रही है।',
          mr: 'पूजा इंटरव्ह्यूसाठी नव्या ठिकाणी जात आहे.',
        },
        {
          en: 'She checks the address on the map and tells her sister.',
          hi: 'वह नक्शे पर पता देखती है और बहन को बताती है।',
          mr: 'ती नकाशावर पत्ता पाहते आणि बहिणीला सांगते.',
        },
        {
          en: 'She goes in daylight and shares her live location.',
          hi: 'दिन के उजाले में जाती है और लाइव लोकेशन शेयर करती है।',
          mr: 'दिवसाउजेडी जाते आणि लाइव्ह लोकेशन शेअर करते.',
        },
        {
          en: 'At the gate she asks the guard if the company is really here.',
          hi: 'गेट पर गार्ड से पूछती है कि कंपनी सच में यहीं है न।',
          mr: 'गेटवर गार्डला विचारते की कंपनी खरंच इथेच आहे ना.',
        },
        {
          en: 'An interview in a locked room or a hotel room? She says no and leaves.',
          hi: 'बंद कमरे या होटल के कमरे में इंटरव्यू? वह मना करके चली जाती है।',
          mr: 'बंद खोलीत किंवा हॉटेलच्या खोलीत इंटरव्ह्यू? ती नाही म्हणून निघून जाते.',
        },
        {
          en: 'You do not need to explain. If it feels wrong, that is reason enough.',
          hi: 'सफ़ाई देने की ज़रूरत नहीं। आपका मन न माने, बस इतना काफ़ी है।',
          mr: 'कारण सांगायची गरज नाही. मन नको म्हणतंय, एवढं पुरे.',
        },
        {
          en: 'In danger: 112. And report the job to us afterwards.',
          hi: 'ख़तरे में: 112। और बाद में हमें नौकरी की शिकायत कीजिए।',
          mr: 'धोका असेल तर: 112. आणि नंतर आमच्याकडे नोकरीची तक्रार करा.',
        },
      ],
    },
  ],
};
