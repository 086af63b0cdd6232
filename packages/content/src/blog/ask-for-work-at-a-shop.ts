import type { BlogPost } from '../types.ts';

// Sources: weekly rest day and hours: state Shops and Establishments Acts; equal pay Code on Wages 2019 s. 3; the minimum age of 18 is a rule of this portal.
/** How to walk into a shop, kitchen or workshop and ask for work. */
export const askForWorkAtAShop: BlogPost = {
  slug: 'ask-for-work-at-a-shop',
  imageKey: 'blog-shop-counter',
  publishedAt: '2026-10-26T04:30:00Z',
  title: {
    en: 'Walk in and ask: finding work at the shop round the corner',
    hi: 'अंदर जाइए और पूछिए: पास की दुकान में काम कैसे मिले',
    mr: 'आत जा आणि विचारा: जवळच्या दुकानात काम कसं मिळवायचं',
  },
  summary: {
    en: 'Many shops, kitchens and workshops never post a job. When to go, what to say at the counter and what to settle first.',
    hi: 'कई दुकानें, होटल और वर्कशॉप नौकरी कहीं लिखते ही नहीं। कब जाएँ, काउंटर पर क्या कहें और पहले क्या तय करें।',
    mr: 'अनेक दुकानं, हॉटेलं आणि वर्कशॉप नोकरी कुठे लिहीतच नाहीत. कधी जायचं, काउंटरवर काय बोलायचं आणि आधी काय ठरवायचं.',
  },
  body: {
    en: `<p>A sweet shop before Diwali, a garage with five bikes waiting, a tailor in the wedding season: they need hands today and have no time to write a job. The person who turns up at the right moment gets the work. It takes a little courage, and one afternoon is enough to learn it.</p>
<h2>Before you go</h2>
<ul>
<li>Make a list of ten places you can reach on foot or with one bus. The map of jobs shows who is hiring around you; the shops next to them often need people too.</li>
<li>Go when it is quiet: a restaurant between three and five, a shop in the late morning, a garage early. Not on the festival day itself.</li>
<li>Take a one-page resume, or a slip of paper with your name, number, locality and what you can do.</li>
<li>Wear clean clothes that you could start work in.</li>
</ul>
<h2>What to say</h2>
<p>Wait until the customer has been served. Then:</p>
<p>“Namaste. My name is Sunita, I live in the next lane. I have worked two years in a kitchen. Do you need someone, now or in the next weeks? May I speak to the owner?”</p>
<p>That is fifteen seconds. If the owner is not there, ask when he or she comes, and come back at that time. If they say no, smile and leave your slip: “Please keep my number in case someone goes on leave.” Many jobs begin with filling in for three days.</p>
<h2>If they say “Show us what you can do”</h2>
<p>A short trial is normal: rolling twenty rotis, a seam, an hour at the till. A whole day or a week is work, and work is paid. Say it in a friendly way: “Gladly. What is the pay for the trial day?”</p>
<h2>Settle these six things first</h2>
<ol>
<li>The pay: how much, by the day or the month, and on which date?</li>
<li>The hours: from when to when, and how long is the break?</li>
<li>The weekly day off.</li>
<li>Food, travel, uniform: who pays?</li>
<li>What happens if you are ill?</li>
<li>Who tells you what to do?</li>
</ol>
<p>Then send a message with the same points: “Thank you. As agreed: ₹500 a day, 10 to 7, Monday off, from tomorrow.” If they answer “OK”, you have something in writing.</p>
<h2>Stay safe</h2>
<ul>
<li>Give nobody your original papers or your phone as a “deposit”. Never pay to get work.</li>
<li>Tell someone at home where you are. If the place feels wrong, leave. You owe no explanation.</li>
<li>For the same work a woman must get the same pay as a man. That is the law.</li>
</ul>
<p>Some owners like to know who you are. Name someone in the area who knows you: a teacher, a neighbour, an earlier employer, and ask that person beforehand.</p>
<p>Ten doors in one afternoon may bring seven times “no”, two times “come back next week” and perhaps one “yes”. One is enough. Note down the others, and ask again in two weeks.</p>`,
    hi: `<p>दिवाली से पहले मिठाई की दुकान, पाँच बाइकें खड़ी हों ऐसा गैराज, शादी के सीज़न में दर्ज़ी: इन्हें आज ही हाथ चाहिए और नौकरी लिखने की फ़ुर्सत नहीं। जो सही समय पर काउंटर पर खड़ा हो, काम उसी को मिलता है। थोड़ी हिम्मत चाहिए। वह एक दोपहर में आ जाती है।</p>
<h2>जाने से पहले</h2>
<ul>
<li>दस जगहों की लिस्ट बनाइए जहाँ पैदल या एक बस में पहुँच सकें। नौकरियों का नक्शा दिखाता है कि आसपास कौन भर्ती कर रहा है; उनके बग़ल वाली दुकानों को भी अक्सर लोग चाहिए।</li>
<li>जब भीड़ न हो तब जाइए: होटल में तीन से पाँच के बीच, दुकान में देर सुबह, गैराज में जल्दी। त्योहार के दिन नहीं।</li>
<li>एक पन्ने का रिज़्यूमे ले जाइए, या एक पर्ची जिस पर नाम, नंबर, इलाक़ा और आप क्या कर सकते हैं, यह लिखा हो।</li>
<li>ऐसे साफ़ कपड़े पहनिए जिनमें तुरंत काम शुरू कर सकें।</li>
</ul>
<h2>क्या कहें</h2>
<p>ग्राहक निपट जाए तब तक रुकिए। फिर:</p>
<p>“नमस्ते। मेरा नाम सुनीता है, बग़ल की गली में रहती हूँ। दो साल किचन में काम किया है। क्या आपको अभी या आगे कुछ हफ़्तों में किसी की ज़रूरत है? क्या मालिक से बात हो सकती है?”</p>
<p>बस पंद्रह सेकंड। मालिक न हों तो पूछिए कब आते हैं, और उसी समय दोबारा आइए। मना करें तो मुस्कुराकर पर्ची छोड़ दीजिए: “मेरा नंबर रख लीजिए, कोई छुट्टी पर जाए तो बुला लीजिएगा।” कई नौकरियाँ तीन दिन की बदली से ही शुरू होती हैं।</p>
<h2>अगर कहें “करके दिखाइए”</h2>
<p>थोड़ी देर की परख ठीक है: बीस रोटियाँ बेलना, एक सिलाई, एक घंटा गल्ले पर। पूरा दिन या हफ़्ता काम है, और काम के पैसे होते हैं। प्यार से कहिए: “ज़रूर। परख वाले दिन के कितने मिलेंगे?”</p>
<h2>ये छह बातें पहले तय कीजिए</h2>
<ol>
<li>पैसे: कितने, रोज़ के या महीने के, और किस तारीख को?</li>
<li>समय: कब से कब तक, और बीच में कितनी देर का आराम?</li>
<li>हफ़्ते में छुट्टी किस दिन?</li>
<li>खाना, आना-जाना, यूनिफ़ॉर्म: ख़र्च किसका?</li>
<li>बीमार पड़े तो क्या होगा?</li>
<li>काम कौन बताएगा?</li>
</ol>
<p>फिर यही बातें मैसेज में भेज दीजिए: “धन्यवाद। जैसा तय हुआ: ₹500 रोज़, 10 से 7, सोमवार छुट्टी, कल से।” जवाब में “OK” आया, तो आपके पास लिखा हुआ है।</p>
<h2>सुरक्षित रहिए</h2>
<ul>
<li>असली काग़ज़ या फ़ोन “डिपॉज़िट” में किसी को मत दीजिए। काम पाने के लिए पैसे कभी मत दीजिए।</li>
<li>घर में किसी को बताइए कि कहाँ हैं। जगह ठीक न लगे तो निकल जाइए। सफ़ाई देने की ज़रूरत नहीं।</li>
<li>एक जैसे काम के लिए औरत और मर्द को बराबर पैसे मिलने चाहिए। यह क़ानून है।</li>
</ul>
<p>कई मालिक जानना चाहते हैं कि आप कौन हैं। इलाक़े के किसी ऐसे का नाम बताइए जो आपको जानता हो, कोई टीचर, पड़ोसी, पुराना मालिक, और उनसे पहले पूछ लीजिए।</p>
<p>एक दोपहर में दस दरवाज़े खटखटाएँगे तो सात जगह “नहीं”, दो जगह “अगले हफ़्ते आना” और शायद एक जगह “हाँ” मिलेगा। एक ही काफ़ी है। बाक़ी लिखकर रखिए, पंद्रह दिन बाद फिर पूछिए।</p>`,
    mr: `<p>दिवाळीआधी मिठाईचं दुकान, पाच बाइक रांगेत उभ्या असलेलं गॅरेज, लग्नसराईत शिंपी: यांना आजच माणूस हवा असतो आणि नोकरी लिहायला वेळ नसतो. योग्य वेळी काउंटरवर जो उभा असतो, काम त्यालाच मिळतं. थोडं धाडस लागतं. ते एका दुपारीत येतं.</p>
<h2>जाण्याआधी</h2>
<ul>
<li>चालत किंवा एका बसने जाता येईल अशा दहा ठिकाणांची यादी करा. नोकऱ्यांचा नकाशा दाखवतो की आसपास कोण भरती करतंय; त्यांच्या शेजारच्या दुकानांनाही बऱ्याचदा माणसं हवी असतात.</li>
<li>गर्दी नसेल तेव्हा जा: हॉटेलात तीन ते पाचच्या मधे, दुकानात उशिरा सकाळी, गॅरेजमध्ये लवकर. सणाच्या दिवशी नको.</li>
<li>एका पानाचा रेझ्युमे न्या, किंवा एक चिठ्ठी ज्यावर नाव, नंबर, परिसर आणि तुम्हाला काय येतं ते लिहिलेलं असेल.</li>
<li>लगेच काम सुरू करता येईल असे स्वच्छ कपडे घाला.</li>
</ul>
<h2>काय बोलायचं</h2>
<p>गिऱ्हाईक जाईपर्यंत थांबा. मग:</p>
<p>“नमस्कार. माझं नाव सुनीता, मी शेजारच्या गल्लीत राहते. दोन वर्षं किचनमध्ये काम केलंय. तुम्हाला आत्ता किंवा पुढच्या काही आठवड्यांत कोणी हवंय का? मालकांशी बोलता येईल का?”</p>
<p>फक्त पंधरा सेकंद. मालक नसतील तर कधी येतात ते विचारा, आणि त्याच वेळी पुन्हा या. नाही म्हणाले तर हसून चिठ्ठी ठेवा: “माझा नंबर असू द्या, कोणी सुट्टीवर गेलं तर बोलवा.” कितीतरी नोकऱ्या तीन दिवसांच्या बदलीनेच सुरू होतात.</p>
<h2>“करून दाखवा” म्हणाले तर</h2>
<p>थोडा वेळ पारखणं ठीक आहे: वीस पोळ्या लाटणं, एक शिवण, एक तास गल्ल्यावर. पूर्ण दिवस किंवा आठवडा म्हणजे काम, आणि कामाचे पैसे असतात. गोडीने विचारा: “नक्की. त्या दिवसाचे किती मिळतील?”</p>
<h2>या सहा गोष्टी आधी ठरवा</h2>
<ol>
<li>पैसे: किती, रोजचे की महिन्याचे, आणि कोणत्या तारखेला?</li>
<li>वेळ: कधीपासून कधीपर्यंत, आणि मधली सुट्टी किती?</li>
<li>आठवड्याची सुट्टी कोणत्या दिवशी?</li>
<li>जेवण, प्रवास, युनिफॉर्म: खर्च कोणाचा?</li>
<li>आजारी पडलं तर काय?</li>
<li>काम कोण सांगणार?</li>
</ol>
<p>मग हेच मुद्दे मेसेजमध्ये पाठवा: “धन्यवाद. ठरल्याप्रमाणे: रोज ₹500, 10 ते 7, सोमवार सुट्टी, उद्यापासून.” “OK” असं उत्तर आलं, की तुमच्याकडे लेखी आहे.</p>
<h2>सुरक्षित राहा</h2>
<ul>
<li>मूळ कागदपत्रं किंवा फोन “डिपॉझिट” म्हणून कोणाला देऊ नका. काम मिळवायला कधीही पैसे देऊ नका.</li>
<li>कुठे आहात ते घरी कोणाला तरी सांगा. जागा बरी वाटली नाही तर निघून या. कारण सांगायची गरज नाही.</li>
<li>एकाच कामासाठी बाई आणि पुरुष यांना सारखेच पैसे मिळायला हवेत. तसा कायदाच आहे.</li>
</ul>
<p>काही मालकांना तुम्ही कोण आहात ते जाणून घ्यायचं असतं. तुम्हाला ओळखणाऱ्या परिसरातल्या कोणाचं तरी नाव सांगा, एखादे शिक्षक, शेजारी, आधीचे मालक, आणि त्यांना आधी विचारून ठेवा.</p>
<p>एका दुपारी दहा दारं ठोठावली तर सात ठिकाणी “नाही”, दोन ठिकाणी “पुढच्या आठवड्यात ये” आणि कदाचित एका ठिकाणी “हो” मिळेल. एकच पुरे. बाकीची लिहून ठेवा, पंधरा दिवसांनी पुन्हा विचारा.</p>`,
  },
};
