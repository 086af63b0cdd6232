import type { BlogPost } from '../types.ts';

// Sources: Code on Wages, 2019 (in force 21 Nov 2025, S.O. 5322(E)): wage slip s. 50(3), payment by the 7th s. 17, deductions s. 18.
// Provident fund 12% of wages each side, 8.33 points of the employer's share to pension (EPF and EPS schemes, epfindia.gov.in).
// ESI 0.75% employee, 3.25% employer since 1 July 2019 (G.S.R. 423(E), 13 June 2019, esic.gov.in). Maharashtra profession tax: State Tax on Professions Act, 1975.
/** The parts of a salary slip: earnings, PF, ESI and other deductions. */
export const readYourSalarySlip: BlogPost = {
  slug: 'read-your-salary-slip',
  imageKey: 'blog-salary-slip',
  publishedAt: '2026-11-09T04:30:00Z',
  title: {
    en: 'How to read your salary slip: PF, ESI and the rest',
    hi: 'सैलरी स्लिप कैसे पढ़ें: PF, ESI और बाक़ी',
    mr: 'पगाराची स्लिप कशी वाचायची: PF, ESI आणि बाकी',
  },
  summary: {
    en: 'Why less money reaches your bank than was promised, which cuts you get back later, and how to see if they really arrive.',
    hi: 'जितना कहा था उससे कम बैंक में क्यों आता है, कौन-सी कटौती आपकी ही बचत है, और वह सच में जमा होती है या नहीं।',
    mr: 'सांगितलेल्यापेक्षा कमी बँकेत का येतं, कोणती कपात ही तुमचीच बचत आहे, आणि ती खरंच जमा होते का.',
  },
  body: {
    en: `<p>“They said fourteen thousand, but twelve came.” Often nobody has cheated you; part of the money went into your own savings and insurance. The salary slip shows it. Under the Code on Wages every employer must give one, on paper or on the phone. Ask for it each month and keep it: banks, landlords and the next employer want to see it.</p>
<h2>The upper half: what you earned</h2>
<ul>
<li><strong>Basic and DA:</strong> the core of your pay. PF and many other sums are worked out from it.</li>
<li><strong>Allowances:</strong> for rent, travel and so on.</li>
<li><strong>Overtime:</strong> hours beyond the normal day. The law says twice the usual rate.</li>
<li><strong>Days:</strong> days worked, leave, absences. Compare them with your own note on the calendar.</li>
</ul>
<h2>The lower half: what was cut</h2>
<ul>
<li><strong>PF (provident fund):</strong> usually 12% of wages from you, and the same amount on top from the employer, a part of which goes to your pension. It stays yours when you change jobs.</li>
<li><strong>ESI:</strong> 0.75% from you, 3.25% from the employer. In return you and your family get treatment at ESI hospitals, and you get money when you are ill or have a baby. It applies up to a pay limit that the government sets.</li>
<li><strong>Professional tax:</strong> in some states, such as Maharashtra, mostly ₹200 a month above a certain pay.</li>
<li><strong>Advance:</strong> what you borrowed earlier.</li>
</ul>
<p>An example: wages ₹14,000. PF 12% is ₹1,680, ESI 0.75% is ₹105, professional tax ₹200. In hand: <strong>₹12,015</strong>. The ₹1,680 is not gone; together with the employer’s share, it is in your PF account.</p>
<h2>See if it really arrives</h2>
<ul>
<li>The slip should carry your <strong>UAN</strong>, a number of 12 digits that stays with you for life. With it you see each deposit in the passbook at <a href="https://www.epfindia.gov.in">epfindia.gov.in</a> or in the UMANG app.</li>
<li>Your ESI number and the list of hospitals are at <a href="https://www.esic.gov.in">esic.gov.in</a>.</li>
<li>PF is cut but the passbook is empty? Ask the office first, in writing. Then complain on the PF portal.</li>
</ul>
<h2>A five-minute habit</h2>
<p>When the slip comes, do four things. Count your days in the calendar. Compare the sum in hand with what the bank shows. Check that PF and ESI are the same as last month. Take a photo and keep it in its own folder. If something does not fit, ask the same week; one month’s mistake is quickly put right, a year’s is not.</p>
<h2>What may not be cut</h2>
<p>Only the deductions that the law names are allowed, and together they may not be more than half of your wages. Cutting pay for a “late penalty” as the boss pleases, for the uniform, or holding back the first month as a “deposit” is not in order. Monthly wages are due by the 7th of the next month. If you leave, what you are owed is due within two working days.</p>
<p>Before you join, ask one simple question: “How much comes into my account each month, and what is cut?” Get the answer in writing in your appointment letter.</p>`,
    hi: `<p>“चौदह हज़ार कहा था, बारह आए।” ज़्यादातर किसी ने ठगा नहीं होता; कुछ पैसा आपकी ही बचत और बीमे में गया होता है। सैलरी स्लिप में यह दिखता है। वेतन संहिता के अनुसार हर मालिक को स्लिप देनी होती है, काग़ज़ पर या फ़ोन पर। हर महीने माँगिए और सँभालकर रखिए: बैंक, मकान मालिक और अगली कंपनी इसे देखना चाहती है।</p>
<h2>ऊपर का हिस्सा: आपने कितना कमाया</h2>
<ul>
<li><strong>बेसिक और DA:</strong> सैलरी की असली जड़। PF और कई हिसाब इसी से निकलते हैं।</li>
<li><strong>भत्ते:</strong> किराए, आने-जाने वगैरह के।</li>
<li><strong>ओवरटाइम:</strong> रोज़ के घंटों से ऊपर का काम। क़ानून कहता है दोगुने रेट से।</li>
<li><strong>दिन:</strong> कितने दिन काम, छुट्टी, ग़ैरहाज़िरी। अपने कैलेंडर से मिलाइए।</li>
</ul>
<h2>नीचे का हिस्सा: क्या कटा</h2>
<ul>
<li><strong>PF (भविष्य निधि):</strong> आमतौर पर वेतन का 12% आपसे, और उतना ही ऊपर से कंपनी देती है, जिसका एक हिस्सा आपकी पेंशन में जाता है। नौकरी बदलने पर भी यह आपका ही रहता है।</li>
<li><strong>ESI:</strong> 0.75% आपसे, 3.25% कंपनी से। बदले में आपका और परिवार का ESI अस्पताल में इलाज, और बीमारी या बच्चे के समय आपको पैसे। यह सरकार की तय की हुई वेतन सीमा तक लागू है।</li>
<li><strong>प्रोफ़ेशनल टैक्स:</strong> कुछ राज्यों में, जैसे महाराष्ट्र में, एक तय सैलरी से ऊपर, ज़्यादातर ₹200 महीना।</li>
<li><strong>एडवांस:</strong> जो आपने पहले उधार लिया था।</li>
</ul>
<p>एक मिसाल: वेतन ₹14,000। PF 12% यानी ₹1,680, ESI 0.75% यानी ₹105, प्रोफ़ेशनल टैक्स ₹200। हाथ में: <strong>₹12,015</strong>। वे ₹1,680 गए नहीं; कंपनी के हिस्से के साथ आपके PF खाते में हैं।</p>
<h2>देखिए कि सच में जमा होता है या नहीं</h2>
<ul>
<li>स्लिप पर आपका <strong>UAN</strong> होना चाहिए: 12 अंकों का नंबर जो ज़िंदगी भर वही रहता है। इससे <a href="https://www.epfindia.gov.in">epfindia.gov.in</a> या UMANG ऐप की पासबुक में हर जमा दिखती है।</li>
<li>ESI नंबर और अस्पतालों की लिस्ट <a href="https://www.esic.gov.in">esic.gov.in</a> पर है।</li>
<li>PF कटता है पर पासबुक ख़ाली है? पहले ऑफ़िस से लिखकर पूछिए। फिर PF पोर्टल पर शिकायत कीजिए।</li>
</ul>
<h2>पाँच मिनट की आदत</h2>
<p>स्लिप आए तो चार काम कीजिए। कैलेंडर से अपने दिन गिनिए। हाथ की रक़म बैंक से मिलाइए। देखिए कि PF और ESI पिछले महीने जितना ही है या नहीं। फ़ोटो खींचकर एक अलग फ़ोल्डर में रखिए। कुछ मेल न खाए तो उसी हफ़्ते पूछिए; एक महीने की ग़लती जल्दी सुधरती है, साल भर की नहीं।</p>
<h2>क्या नहीं काटा जा सकता</h2>
<p>सिर्फ़ वही कटौती चलती है जो क़ानून में लिखी है, और सब मिलाकर वेतन के आधे से ज़्यादा नहीं। मालिक की मर्ज़ी का “लेट फ़ाइन”, यूनिफ़ॉर्म के पैसे, या पहला महीना “डिपॉज़िट” कहकर रोक लेना सही नहीं है। महीने की सैलरी अगले महीने की 7 तारीख तक मिलनी चाहिए। नौकरी छोड़ें तो बचा हुआ पैसा दो कामकाजी दिनों में।</p>
<p>काम शुरू करने से पहले एक सीधा सवाल पूछिए: “हर महीने खाते में कितने आएँगे, और क्या-क्या कटेगा?” जवाब अपॉइंटमेंट लेटर में लिखवा लीजिए।</p>`,
    mr: `<p>“चौदा हजार म्हणाले होते, बारा आले.” बहुतेक वेळा कोणी फसवलेलं नसतं; काही पैसे तुमच्याच बचतीत आणि विम्यात गेलेले असतात. पगाराच्या स्लिपमध्ये ते दिसतं. वेतन संहितेनुसार प्रत्येक मालकाने स्लिप द्यायलाच हवी, कागदावर किंवा फोनवर. दर महिन्याला मागा आणि जपून ठेवा: बँक, घरमालक आणि पुढची कंपनी ती पाहायला मागते.</p>
<h2>वरचा भाग: तुम्ही किती कमावलं</h2>
<ul>
<li><strong>बेसिक आणि DA:</strong> पगाराचा खरा गाभा. PF आणि इतर बरेच हिशोब यावरूनच होतात.</li>
<li><strong>भत्ते:</strong> घरभाडं, प्रवास वगैरेंचे.</li>
<li><strong>ओव्हरटाइम:</strong> रोजच्या तासांपेक्षा जास्त केलेलं काम. कायदा म्हणतो दुप्पट दराने.</li>
<li><strong>दिवस:</strong> किती दिवस काम, रजा, गैरहजेरी. तुमच्या कॅलेंडरशी जुळवून पाहा.</li>
</ul>
<h2>खालचा भाग: काय कापलं</h2>
<ul>
<li><strong>PF (भविष्य निर्वाह निधी):</strong> साधारण वेतनाच्या 12% तुमच्याकडून, आणि तेवढेच वरून कंपनी भरते, ज्यातला काही भाग तुमच्या पेन्शनमध्ये जातो. नोकरी बदलली तरी हे पैसे तुमचेच.</li>
<li><strong>ESI:</strong> 0.75% तुमच्याकडून, 3.25% कंपनीकडून. त्या बदल्यात तुमचा आणि कुटुंबाचा ESI रुग्णालयात उपचार, आणि आजारपणात किंवा बाळंतपणात तुम्हाला पैसे. सरकारने ठरवलेल्या पगाराच्या मर्यादेपर्यंत हे लागू आहे.</li>
<li><strong>प्रोफेशनल टॅक्स:</strong> काही राज्यांत, जसं महाराष्ट्रात, ठरावीक पगाराच्या वर, बहुतेक वेळा महिन्याला ₹200.</li>
<li><strong>उचल:</strong> तुम्ही आधी घेतलेले पैसे.</li>
</ul>
<p>एक उदाहरण: वेतन ₹14,000. PF 12% म्हणजे ₹1,680, ESI 0.75% म्हणजे ₹105, प्रोफेशनल टॅक्स ₹200. हातात: <strong>₹12,015</strong>. ते ₹1,680 गेले नाहीत; कंपनीच्या हिश्शासह ते तुमच्या PF खात्यात आहेत.</p>
<h2>खरंच जमा होतं का ते पाहा</h2>
<ul>
<li>स्लिपवर तुमचा <strong>UAN</strong> असायला हवा: 12 अंकी नंबर, जो आयुष्यभर तोच राहतो. त्याने <a href="https://www.epfindia.gov.in">epfindia.gov.in</a> वर किंवा UMANG ॲपच्या पासबुकमध्ये प्रत्येक जमा दिसते.</li>
<li>ESI नंबर आणि रुग्णालयांची यादी <a href="https://www.esic.gov.in">esic.gov.in</a> वर आहे.</li>
<li>PF कापतात पण पासबुक रिकामं आहे? आधी ऑफिसला लेखी विचारा. मग PF पोर्टलवर तक्रार करा.</li>
</ul>
<h2>पाच मिनिटांची सवय</h2>
<p>स्लिप आली की चार गोष्टी करा. कॅलेंडरवरून तुमचे दिवस मोजा. हातात आलेली रक्कम बँकेशी जुळवा. PF आणि ESI मागच्या महिन्याइतकंच आहे का ते पाहा. फोटो काढून एका वेगळ्या फोल्डरमध्ये ठेवा. काही जुळलं नाही तर त्याच आठवड्यात विचारा; एका महिन्याची चूक पटकन दुरुस्त होते, वर्षाची होत नाही.</p>
<h2>काय कापता येत नाही</h2>
<p>कायद्यात लिहिलेल्याच कपाती चालतात, आणि सगळ्या मिळून वेतनाच्या निम्म्यापेक्षा जास्त नाहीत. मालकाच्या मर्जीचा “उशिराचा दंड”, युनिफॉर्मचे पैसे, किंवा पहिला महिना “डिपॉझिट” म्हणून अडकवणं बरोबर नाही. महिन्याचा पगार पुढच्या महिन्याच्या 7 तारखेपर्यंत मिळायला हवा. नोकरी सोडली तर उरलेले पैसे दोन कामाच्या दिवसांत.</p>
<p>काम सुरू करण्याआधी एक सरळ प्रश्न विचारा: “दर महिन्याला खात्यात किती येतील, आणि काय काय कापलं जाईल?” उत्तर नेमणूक पत्रात लिहून घ्या.</p>`,
  },
};
