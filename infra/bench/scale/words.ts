/** Leads that are generated, over the two years up to now. */
export const leadCount = 1_000_000;

/** How often the marked words are in the generated leads. */
export const words = {
  /** In about 40 of the million. */
  rare: 'zardozi',
  /** In one of three. */
  common: 'website',
  /** In a tenth of those that are older than a year, and in no other. */
  old: 'gramophone',
  /** Stand together in 333, of whatever age. */
  letters: 'qx',
  /** In the notes of 50. */
  note: 'zebra',
};

export const firstNames =
  `Asha Ravi Sunita Amit Pooja Imran Neha Vikash Rekha Sanjay Anjali Manoj Kavita Rahul Shabana Deepak
  Meena Arvind Priya Rakesh Nikhat Suresh Geeta Ankit Lalita Mohan Farhan Ritu Ashok Seema Chandan Babita
  Zeba Prakash Usha Gopal`.split(/\s+/);

export const surnames =
  `Kumar Kumari Singh Sinha Prasad Verma Devi Gupta Mishra Jha Yadav Khan Ansari Sharma Pandey Thakur Mahto
  Ojha Tiwari Choudhary Rai Sahay Mandal Alam Agrawal Keshri Barnwal Paswan Srivastava Quraishi`.split(/\s+/);

export const cities =
  `Patna Gaya Muzaffarpur Bhagalpur Darbhanga Ranchi Purnia Hajipur Arrah Begusarai Chapra Katihar Munger
  Samastipur Siwan Bettiah Nalanda Saharsa Sasaram Jamshedpur Dhanbad Varanasi Kishanganj Motihari
  Madhubani Aurangabad Lakhisarai Jamui Banka Araria`.split(/\s+/);

export const trades =
  `Sweets Coaching Jewellers Clinic Sarees Hardware Travels Electronics Dairy School Furniture Caterers
  Mobiles Tutorials Diagnostics Nursery Builders Printers Handloom Motors Pharmacy Bakery Gym Spices
  Boutique Optics Banquet Logistics Studio Organics`.split(/\s+/);

/** The first ones are used most. */
export const phrases = `
We need a website with our photos and prices.
Please call in the evening.
We want to be found on Google before the competition.
How much would you charge per month?
Our Facebook page has followers but nobody buys.
Kindly share your rates and some work that you did.
The old website does not open on phones.
We want more calls from our own district.
Instagram reels banane hain, kitna lagega?
A friend gave us your number.
We open a second branch next month.
Budget is small but regular.
Can you meet us at the shop on Sunday?
हमें अपनी दुकान के लिए वेबसाइट चाहिए।
Logo, visiting cards and a signboard are needed.
Somebody else took an advance and vanished.
Admission season begins in April.
We sell in bulk to retailers of the whole state.
We tried advertisements ourselves and burnt our fingers.
Is a Hindi version possible in the same price?
Online booking and payment would save us a person.
Wedding season is near, so please hurry.
The domain name is bought already.
Patients find the wrong address on the map.
We export to Nepal and want enquiries from there.
Reviews on Google are bad because of one rival.
Send a quotation by e-mail.
We need videos of our products and somebody to post them.
गूगल पर हमारा नाम सबसे ऊपर आना चाहिए।
My son made the first version, it needs an expert.
WhatsApp catalogue bhi banana hai.
There are 400 products with photos on my phone.
We have no time to learn all this.
Do you also print banners?
A portal for students with results and fees.
The advertisement account was blocked last week.
We want to look like the brands in Delhi.
Please explain what SEO gives to a shop like ours.
Maintenance of the site after delivery is important to us.
Deliver before Chhath, payment in two parts.
We are a cooperative of 60 weavers.
A short film for the inauguration.
Our franchise partner insists on a new look.
Rank us for best banquet hall near Boring Road.
Somebody copied our name and colours.
An app would be good, later.
We get forty calls a day and miss half.
Do you train our staff as well?`
  .trim()
  .split('\n');
