import type { BlogPost } from '../types.ts';

// The sums are an arithmetic example, not a survey: 26 working days, 8 hours; 17000 - 2080 = 14920; 208 + 65 = 273 hours;
// 14920 / 273 = 54.65; 15000 / 208 = 72.12; with the walk (26 days x 2 x 10 minutes = 8.7 hours) 15000 / 216.7 = 69.2.
/** Why a job closer to home with less pay may leave more money. */
export const workNearHome: BlogPost = {
  slug: 'work-near-home',
  imageKey: 'blog-near-home',
  publishedAt: '2026-09-28T04:30:00Z',
  title: {
    en: 'Work near home: less pay can be more money',
    hi: 'घर के पास काम: कम सैलरी में ज़्यादा बचत',
    mr: 'घराजवळ काम: कमी पगारातही जास्त बचत',
  },
  summary: {
    en: 'Two jobs, one simple sum. How to count fares and hours before you choose the higher number.',
    hi: 'दो नौकरियाँ, एक सीधा हिसाब। बड़ी रक़म चुनने से पहले किराया और घंटे कैसे गिनें।',
    mr: 'दोन नोकऱ्या, एक साधा हिशोब. मोठा आकडा निवडण्याआधी भाडं आणि तास कसे मोजायचे.',
  },
  body: {
    en: `<p>Job A pays ₹17,000 and is an hour and a quarter away by bus and train. Job B pays ₹15,000 and is a ten-minute walk away. Most people take A, because 17 is more than 15. Pick up a pencil; it is worth it.</p>
<h2>The sum</h2>
<p>We count 26 working days of 8 hours. The numbers are an example. Put in your own.</p>
<ul>
<li><strong>Fare for A:</strong> ₹40 each way, ₹80 a day, 26 × 80 = ₹2,080 a month.</li>
<li><strong>Left of A:</strong> 17,000 − 2,080 = ₹14,920. Already less than B.</li>
<li><strong>Hours for A:</strong> 208 at work and 65 on the way, 273 in all. That makes about ₹55 for each hour that you give.</li>
<li><strong>Hours for B:</strong> 208 at work and about 9 on foot, 217 in all. That makes about ₹69 an hour.</li>
</ul>
<p>B leaves ₹80 more in your pocket and gives back 56 hours a month. That is more than two hours on every working day: for sleep, the children, a course, a second small job.</p>
<h2>What else the travel costs</h2>
<ul>
<li>Tea and snacks on the road. ₹30 a day is ₹780 a month.</li>
<li>Lunch outside, where you could eat at home.</li>
<li>Days cut because the train was late or the road was under water.</li>
<li>Petrol, tyres and repairs, if you ride. Fuel is only one part of it.</li>
<li>Tiredness. Nobody pays for that, and everyone at home feels it.</li>
</ul>
<h2>When the far job is right all the same</h2>
<p>Sometimes it is. If you learn a trade there that will earn much more in two years. If PF, ESI and leave are in order there and not at the place round the corner. If the company pays for transport. If you could move closer later. Then count that in too, and decide with open eyes.</p>
<h2>Five questions before you choose</h2>
<ol>
<li>How much comes into the account, after all cuts?</li>
<li>What does the travel cost in a month, all of it?</li>
<li>How many hours am I out of the house, from door to door?</li>
<li>Is the route safe, even late in the evening and in the rains?</li>
<li>What will I have learnt after a year?</li>
</ol>
<h2>How to find what is near</h2>
<p>Share your location or choose your city, and each job shows how far away it is. Set the distance in the filter to five kilometres and look at what is there before you widen it. The map shows the same jobs as points, often in streets you had not thought of. Try the route once at the time when you would go to work. Then you know more than any number can tell you.</p>
<p>And if the nearby job pays a little less, ask. “I live ten minutes away, I am on time even in the monsoon, and I can step in when someone is missing.” For an employer that is worth money. Some are ready to add a little for it.</p>`,
    hi: `<p>नौकरी A में ₹17,000 मिलते हैं, बस और ट्रेन से सवा घंटे का रास्ता। नौकरी B में ₹15,000, पैदल दस मिनट। ज़्यादातर लोग A लेते हैं, क्योंकि 17 बड़ा है 15 से। ज़रा पेंसिल उठाइए; फ़ायदा होगा।</p>
<h2>हिसाब</h2>
<p>हम 26 दिन और रोज़ के 8 घंटे मानते हैं। ये नंबर मिसाल हैं। अपने नंबर डालिए।</p>
<ul>
<li><strong>A का किराया:</strong> एक तरफ़ ₹40, रोज़ ₹80, 26 × 80 = महीने के ₹2,080।</li>
<li><strong>A में बचा:</strong> 17,000 − 2,080 = ₹14,920। यहीं B से कम हो गया।</li>
<li><strong>A के घंटे:</strong> 208 काम के और 65 रास्ते के, कुल 273। यानी आपके हर घंटे के क़रीब ₹55।</li>
<li><strong>B के घंटे:</strong> 208 काम के और क़रीब 9 पैदल के, कुल 217। यानी घंटे के क़रीब ₹69।</li>
</ul>
<p>B में जेब में ₹80 ज़्यादा बचते हैं और महीने के 56 घंटे वापस मिलते हैं। काम के हर दिन दो घंटे से ज़्यादा: नींद के लिए, बच्चों के लिए, किसी कोर्स या छोटे दूसरे काम के लिए।</p>
<h2>रास्ता और क्या-क्या खाता है</h2>
<ul>
<li>रास्ते की चाय और नाश्ता। रोज़ के ₹30 यानी महीने के ₹780।</li>
<li>बाहर का खाना, जबकि घर पर खा सकते थे।</li>
<li>ट्रेन लेट हुई या सड़क पर पानी भरा, उस दिन की कटौती।</li>
<li>अपनी गाड़ी हो तो पेट्रोल, टायर और मरम्मत। तेल तो ख़र्च का एक ही हिस्सा है।</li>
<li>थकान। इसके पैसे कोई नहीं देता, और घर में सबको महसूस होती है।</li>
</ul>
<h2>फिर भी दूर की नौकरी कब सही है</h2>
<p>कभी-कभी सही होती है। अगर वहाँ ऐसा हुनर सीखेंगे जिससे दो साल में कहीं ज़्यादा कमाएँगे। अगर वहाँ PF, ESI और छुट्टी का हिसाब ठीक है और पास वाली जगह में नहीं। अगर कंपनी आने-जाने का ख़र्च देती है। अगर आगे चलकर आप उसके पास रहने जा सकते हैं। तब यह भी जोड़िए, और आँखें खोलकर फ़ैसला कीजिए।</p>
<h2>चुनने से पहले पाँच सवाल</h2>
<ol>
<li>सब कटने के बाद खाते में कितने आएँगे?</li>
<li>आने-जाने में महीने का कुल कितना जाएगा?</li>
<li>दरवाज़े से दरवाज़े तक, कितने घंटे घर से बाहर रहना होगा?</li>
<li>रास्ता सुरक्षित है, देर शाम और बारिश में भी?</li>
<li>एक साल बाद मुझे क्या नया आएगा?</li>
</ol>
<h2>पास का काम कैसे ढूँढें</h2>
<p>लोकेशन बताइए या शहर चुनिए, हर नौकरी पर दूरी दिखेगी। फ़िल्टर में दायरा पाँच किलोमीटर कीजिए और पहले वहीं देखिए, फिर बढ़ाइए। नक्शे पर वही नौकरियाँ निशान बनकर दिखती हैं; अक्सर ऐसी गलियाँ निकलती हैं जो सोची ही नहीं थीं। जिस समय काम पर जाना होगा, उसी समय एक बार चलकर देखिए। तब आप किसी भी नंबर से ज़्यादा जान लेंगे।</p>
<p>और पास की नौकरी में सैलरी थोड़ी कम हो, तो पूछिए। “मैं दस मिनट दूर रहता हूँ, बारिश में भी समय पर आता हूँ, और कोई न आए तो उसकी जगह सँभाल सकता हूँ।” मालिक के लिए यह क़ीमती है। कुछ लोग इसके लिए थोड़ा बढ़ा भी देते हैं।</p>`,
    mr: `<p>नोकरी A मध्ये ₹17,000 मिळतात, बस आणि ट्रेनने सव्वा तासाचा रस्ता. नोकरी B मध्ये ₹15,000, चालत दहा मिनिटं. बहुतेक जण A घेतात, कारण 17 हे 15 पेक्षा मोठे. जरा पेन्सिल घ्या; फायदा होईल.</p>
<h2>हिशोब</h2>
<p>आपण 26 दिवस आणि रोजचे 8 तास धरू. हे आकडे उदाहरण आहेत. तुमचे आकडे घाला.</p>
<ul>
<li><strong>A चं भाडं:</strong> एका बाजूला ₹40, रोज ₹80, 26 × 80 = महिन्याला ₹2,080.</li>
<li><strong>A मध्ये उरले:</strong> 17,000 − 2,080 = ₹14,920. इथेच B पेक्षा कमी झाले.</li>
<li><strong>A चे तास:</strong> 208 कामाचे आणि 65 रस्त्याचे, एकूण 273. म्हणजे तुमच्या प्रत्येक तासाचे साधारण ₹55.</li>
<li><strong>B चे तास:</strong> 208 कामाचे आणि साधारण 9 चालण्याचे, एकूण 217. म्हणजे तासाचे साधारण ₹69.</li>
</ul>
<p>B मध्ये खिशात ₹80 जास्त राहतात आणि महिन्याचे 56 तास परत मिळतात. कामाच्या प्रत्येक दिवशी दोन तासांहून जास्त: झोपेसाठी, मुलांसाठी, एखाद्या कोर्ससाठी किंवा छोट्या दुसऱ्या कामासाठी.</p>
<h2>रस्ता आणखी काय काय खातो</h2>
<ul>
<li>रस्त्यातला चहा-नाश्ता. रोज ₹30 म्हणजे महिन्याला ₹780.</li>
<li>बाहेरचं जेवण, जेव्हा घरी जेवता आलं असतं.</li>
<li>ट्रेन उशिरा आली किंवा रस्त्यावर पाणी साचलं, त्या दिवसाची कपात.</li>
<li>स्वतःची गाडी असेल तर पेट्रोल, टायर आणि दुरुस्ती. इंधन हा खर्चाचा एकच भाग आहे.</li>
<li>थकवा. त्याचे पैसे कोणी देत नाही, आणि घरातल्या सगळ्यांना तो जाणवतो.</li>
</ul>
<h2>तरीही लांबची नोकरी कधी योग्य</h2>
<p>कधी कधी योग्य असते. तिथे असं कौशल्य शिकायला मिळणार असेल ज्याने दोन वर्षांत बरंच जास्त कमवाल. तिथे PF, ESI आणि रजा व्यवस्थित असतील आणि जवळच्या ठिकाणी नसतील. कंपनी प्रवासाचा खर्च देत असेल. पुढे तुम्ही तिच्या जवळ राहायला जाऊ शकत असाल. मग तेही हिशोबात धरा, आणि डोळे उघडे ठेवून ठरवा.</p>
<h2>निवडण्याआधी पाच प्रश्न</h2>
<ol>
<li>सगळं कापून खात्यात किती येतील?</li>
<li>जाण्या-येण्यात महिन्याला एकूण किती जातील?</li>
<li>दारापासून दारापर्यंत, किती तास मी घराबाहेर असेन?</li>
<li>रस्ता सुरक्षित आहे का, उशिरा संध्याकाळी आणि पावसातही?</li>
<li>एका वर्षाने मला काय नवीन येत असेल?</li>
</ol>
<h2>जवळचं काम कसं शोधायचं</h2>
<p>लोकेशन सांगा किंवा शहर निवडा, प्रत्येक नोकरीवर अंतर दिसेल. फिल्टरमध्ये अंतर पाच किलोमीटर करा आणि आधी तिथलंच पाहा, मग वाढवा. नकाशावर त्याच नोकऱ्या खुणा म्हणून दिसतात; बऱ्याचदा मनातही नसलेल्या गल्ल्या निघतात. ज्या वेळी कामाला जायचं असेल, त्याच वेळी एकदा चालून पाहा. मग कोणत्याही आकड्यापेक्षा तुम्हाला जास्त कळेल.</p>
<p>आणि जवळच्या नोकरीत पगार थोडा कमी असेल, तर विचारा. “माझं घर दहा मिनिटांवर आहे, पावसातही वेळेवर येईन, आणि कोणी आलं नाही तर त्याच्या जागी काम करू शकेन.” मालकासाठी हे मोलाचं असतं. काही जण त्यासाठी थोडे वाढवूनही देतात.</p>`,
  },
};
