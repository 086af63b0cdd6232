import { describe, expect, it } from 'vitest';
import { checkWords, findDemand } from './check-words.ts';

/** Sentences in the style of frauds and of honest employers. They are not taken from the demo jobs. */
const DEMANDS = [
  'Rs 999 registration fee, pay on Paytm before joining',
  'Candidates must deposit a refundable security amount of 3,500 rupees',
  'One time processing fee Rs.1,200/- applicable',
  'Send ₹499 by Google Pay to book your interview',
  'Uniform charges of 1500/- to be paid at the time of joining',
  'Registration fee Rs 500',
  'Only 500 rupees fees, nothing more',
  'Registration fee of 500 rupees is a must',
  'Pay training fees 2k, certificate will be given',
  'joining se pehle 700 rupaye jama karne honge',
  'ID card ke liye 350 rs bhejo',
  'security deposit 5000 lagega, baad mein wapas milega',
  'noukri sathi 1000 rupaye bhara, form fee vegli',
  'training sathi 2500 rupaye dyave lagtil',
  'सिक्योरिटी के 1,500 रुपये जमा करने होंगे',
  'रजिस्ट्रेशन फ़ीस ₹200 पहले भेजें',
  'लैपटॉप के लिए ५००० रुपये डिपॉज़िट देना पड़ेगा',
  'जॉइनिंग से पहले 800 रुपये पेटीएम से भेजो, फिर लेटर मिलेगा',
  'गणवेशासाठी ६०० रुपये भरावे लागतील, नोंदणी आधी',
  'मुलाखतीपूर्वी ३०० रुपये शुल्क द्यावे लागेल',
];

const HONEST = [
  'No fees. No charges. No deposit of any kind',
  'We never ask for money, do not pay any registration fee to anyone',
  'Collect fees from students and give receipts',
  'Deposit the cash of the counter at the bank every evening',
  'Salary Rs 15,000 plus incentive, paid on the 7th',
  'PF and ESIC deposited by the company every month',
  'Monthly salary 18000, travel allowance 1500 rupees extra',
  'Uniform and ID card free from the company',
  'Salary Rs 15,000, must know fees and charges',
  'Salary Rs 15,000 with fees of agents extra',
  'Handle vendor payments, GST and bank reconciliation',
  'Company will pay training charges of Rs 2000 for you',
  'Bring ID card and registration certificate to the interview',
  'koi fees nahi, koi deposit nahi, muft joining',
  'ek bhi rupaya nahi lagega, kisi ko paise mat dena',
  'ग्राहकों से बिल के पैसे लेना और बैंक में जमा करना',
  'पगार 14,000 रुपये, हर महीने की 10 तारीख को',
  'किसी को रजिस्ट्रेशन फीस न दें',
  'रजिस्ट्रेशन मुफ्त है, कोई चार्ज नहीं लगेगा',
  'ओवरटाइम के 80 रुपये घंटा अलग',
  'नोंदणी शुल्क नाही, कोणालाही पैसे देऊ नका',
  'पगार १२००० रुपये आणि जेवण मोफत',
  'ग्राहकांचे पैसे मोजून रोख बँकेत भरणे',
  '5 years of experience, 10 to 6, 6 days',
];

describe('the check of words', () => {
  it.each(DEMANDS)('finds the demand for money: %s', (sentence) => {
    expect(findDemand(`<ul><li>Work in a team</li><li>${sentence}</li></ul>`)).not.toBeNull();
  });

  it.each(HONEST)('finds no demand: %s', (sentence) => {
    expect(findDemand(`<p>Duties</p><ul><li>${sentence}</li></ul>`)).toBeNull();
  });

  it('does not combine words of different sentences', () => {
    const requirements =
      '<ul><li>No experience needed</li><li>Registration fee Rs 500 before joining</li></ul>';
    expect(checkWords({ title: 'Helper', requirements })).toEqual({
      outcome: 'FAILED',
      reason: 'asks-money',
    });
    const honest = '<ul><li>Registration desk</li><li>500 rupees a day</li><li>Fees counter</li></ul>';
    expect(checkWords({ title: 'Helper', requirements: honest }).outcome).toBe('PASSED');
  });

  it('finds a demand across tags, entities and in the title', () => {
    expect(findDemand('Pay&nbsp;<b>Rs</b> <i>500</i> registration fee')).not.toBeNull();
    expect(checkWords({ title: 'Data entry, pay Rs 300 form fee', requirements: '' }).outcome).toBe('FAILED');
  });
});
