import type { Enquiry } from '@golghar/contracts';

/** A demo enquiry and what the staff did with it afterwards. */
export type DemoEnquiry = Enquiry & {
  status?: 'in_progress' | 'pending' | 'delivered' | 'lost';
  notes?: string[];
};

const phone = (last: number) => `+91 00000 ${String(last).padStart(5, '0')}`;

const longStory = [
  'Let me explain the whole situation so that nobody has to ask again.',
  'My father opened the shop near Maharaja Ghat in 1987. Steel almirahs, trunks, later modular kitchens. Until five years ago people simply came, because everybody in Patna City knew us.',
  'Then three things happened. First, the new road took the parking away. Second, two showrooms opened on Bailey Road with air conditioning and a coffee machine. Third, my younger cousin made us an Instagram page, posted for one month and went to Bengaluru.',
  'Today we have 212 followers, a Google listing with the wrong phone number, one bad review about a delivery in 2021 that was not even ours, and a website that somebody sold us for ₹6,000 and that shows a hosting company’s advertisement.',
  'What we want, in order: (1) the Google listing corrected so that the map brings people to the right lane; (2) a small catalogue that I can change myself from my phone, with prices only where I want prices; (3) somebody who answers the WhatsApp messages that come after 9 in the night, or at least a polite automatic reply in Hindi; (4) posts twice a week, real photos from the workshop, no borrowed pictures of German kitchens.',
  'Budget: I can start with the ₹15,000 plan and ₹10,000 to ₹12,000 a month after that. If the first three months bring even ten kitchen orders I will double it without discussion.',
  'Please call after 11, before that I am in the workshop and the grinder is louder than any ringtone.',
].join('\n\n');

/** Sixty people who could write to an agency in Patna; newest first. */
export const demoEnquiries: DemoEnquiry[] = [
  {
    name: 'Anjali Kumari',
    email: 'anjali@smilepoint.example',
    phone: phone(101),
    city: 'Patna',
    service: 'seo',
    message:
      'Me again from the dental clinics. Apart from the website, what would Google listing for both clinics cost? One is at Kankarbagh, one at Anisabad.',
  },
  {
    name: 'Md. Faizan',
    email: 'faizan@zaikahouse.example',
    phone: phone(102),
    city: 'Patna',
    service: 'social_media',
    message:
      'Opening a second outlet at Boring Road next month, need Instagram and a launch offer. Reels mostly. Pehle outlet ka page 8,400 followers pe hai.',
  },
  {
    name: 'रेखा देवी',
    email: 'rekha@sikkikala.example',
    phone: phone(103),
    city: 'मधुबनी',
    service: 'brand_strategy',
    message:
      'हम बारह महिलाएँ मिलकर सिक्की घास की टोकरियाँ और गहने बनाते हैं। अभी मेले में बेचते हैं। एक नाम, पहचान और पैकिंग चाहिए जिससे दिल्ली के दुकानदार भी ऑर्डर दें।',
  },
  {
    name: 'Suresh Prasad',
    email: 'suresh@prasadtax.example',
    phone: phone(104),
    service: 'website_development',
    message:
      'GST and income tax portal with appointment booking and document upload. Around 600 clients. Data must stay private, clients are particular about it.',
  },
  {
    name: 'Priya Verma',
    email: 'priya@vermasarees.example',
    phone: phone(105),
    city: 'Gaya',
    service: 'paid_ads',
    message:
      'Last agency lost our ad account in wedding season. Can you give access to a running Meta account? We spend ₹40,000 a month.',
    status: 'in_progress',
    notes: ['Called. Account was disabled for a copied video. Send the ad account access terms.'],
  },
  {
    name: 'Rakesh Sinha',
    email: 'rakesh@sinhabricks.example',
    phone: phone(106),
    city: 'Hajipur',
    service: 'seo',
    message:
      'Our brick kiln is not on Google. We want enquiries from Hajipur and Danapur. Budget about ₹15,000 a month. Please call after 4 pm.',
    status: 'in_progress',
    notes: ['Called. Wants Google Business Profile first, site later. Send Growth quote.'],
  },
  {
    name: 'Neha Raj',
    email: 'neha@sikkisutra.example',
    phone: phone(107),
    city: 'Darbhanga',
    service: 'logo_design',
    message:
      'Sikki grass craft brand, looking for a logo, packaging and a name that works in English and Maithili.',
  },
  {
    name: 'Vivek Anand',
    email: 'vivek@gyanpath.example',
    phone: phone(108),
    city: 'Patna',
    service: 'paid_ads',
    message:
      'JEE/NEET coaching at Musallahpur. Admission season April se start hai, Google Ads + landing page chahiye. Last year cost per lead was ₹310, need below ₹200 🙏',
  },
  {
    name: 'Dr. Shazia Parveen',
    email: 'shazia@noorskin.example',
    phone: phone(109),
    city: 'Patna',
    service: 'seo',
    message:
      'Skin clinic near Rajendra Nagar. When people search "skin doctor Patna" we are on page 3. Kindly tell what is realistic in three months.',
  },
  {
    name: 'Manoj Kumar Gupta',
    email: 'manoj@guptasteel.example',
    phone: phone(110),
    city: 'Patna City',
    service: 'website_startup_plan',
    message: longStory,
  },
  {
    name: 'Sunita Singh',
    email: 'sunita@annapurnathali.example',
    phone: phone(111),
    city: 'Muzaffarpur',
    service: 'social_media',
    message:
      'Home kitchen, tiffin 40 se 150 karna hai. Photos main le sakti hoon, post karna nahi aata. Mahine ka kitna lagega?',
  },
  {
    name: 'Abhishek Jha',
    email: 'abhishek@mithilafoods.example',
    phone: phone(112),
    city: 'Madhubani',
    service: 'website_development',
    message:
      'Makhana export company. Need English site with product specs, certificates and enquiry form for buyers in the Gulf. Reference sites: https://example.com/makhana and https://example.org/foxnuts',
    status: 'pending',
    notes: ['Sent proposal, 8 pages, two languages.', 'Waiting for FSSAI scans.'],
  },
  {
    name: 'अमित कुमार',
    email: 'amit@kisanbeej.example',
    phone: phone(113),
    city: 'समस्तीपुर',
    service: 'social_media',
    message:
      'बीज और कीटनाशक की दुकान है। किसान भाई WhatsApp पर फोटो भेजकर पूछते हैं। क्या WhatsApp पर ही ऑर्डर और जवाब का इंतज़ाम हो सकता है?',
  },
  {
    name: 'Kavita Sharma',
    email: 'kavita@littlesteps.example',
    phone: phone(114),
    city: 'Patna',
    service: 'website_startup_plan',
    message:
      'Play school in Ashiana. Five pages are enough: home, about, gallery, admissions, contact. Parents should be able to book a visit.',
    status: 'delivered',
    notes: ['Site live. Handed over login and the photo guide.'],
  },
  {
    name: 'Imran Alam',
    email: 'imran@alamtravels.example',
    phone: phone(115),
    city: 'Kishanganj',
    service: 'paid_ads',
    message:
      'Umrah and Hajj packages. Facebook ads get rejected every time. Please see what is wrong in the text.',
  },
  {
    name: 'Pooja Kumari',
    email: 'pooja@rangoliboutique.example',
    phone: phone(116),
    city: 'Patna',
    service: 'social_media',
    message:
      'Boutique on Exhibition Road 👗✨ wedding lehengas. Followers 21k but sale nahi ho raha. Kya problem hai, dekh ke batao na 😅',
  },
  {
    name: 'Ravi Ranjan',
    email: 'ravi@ranjanbuilders.example',
    phone: phone(117),
    city: 'Danapur',
    service: 'seo',
    message:
      '3 BHK project near Saguna More, RERA registered. Portals take ₹900 per lead. Want our own leads from Google.',
    status: 'in_progress',
  },
  {
    name: 'Shalini Mishra',
    email: 'shalini@mishralegal.example',
    phone: phone(118),
    city: 'Patna',
    service: 'brand_strategy',
    message:
      'Small law chamber near the High Court. Bar Council rules do not allow advertising, so please tell me what is possible within the rules before sending a quote.',
  },
  {
    name: 'Deepak Paswan',
    email: 'deepak@paswanauto.example',
    phone: phone(119),
    city: 'Begusarai',
    service: 'website_startup_plan',
    message: 'Two wheeler service centre, 3 mechanics. Need simple website and Google Map. 15000 wala plan.',
  },
  {
    name: 'Ritu Agarwal',
    email: 'ritu@agarwaljewels.example',
    phone: phone(120),
    city: 'Patna',
    service: 'social_media',
    message:
      'Jewellery showroom at Bakerganj, third generation. We need restraint, not shouting. Please show work you did for jewellers or anything premium.',
  },
  {
    name: 'Anjali Kumari',
    email: 'anjali@smilepoint.example',
    phone: phone(101),
    city: 'Patna',
    service: 'website_startup_plan',
    message:
      'We run two dental clinics in Kankarbagh and need a five-page site with appointment booking. Can it be live before Diwali? What does the ₹2,000 advance cover?',
  },
  {
    name: 'Saurabh Tiwari',
    email: 'saurabh@litchibox.example',
    phone: phone(121),
    city: 'Muzaffarpur',
    service: 'website_development',
    message:
      'Shahi litchi boxes to Delhi and Mumbai, season is only five weeks. Need online orders with a cut-off time per city and a courier slip. Last year we took 1,100 orders on WhatsApp and lost count.',
    status: 'pending',
    notes: ['Wants a fixed price. Scope call on Monday 11:30.'],
  },
  {
    name: 'Nusrat Jahan',
    email: 'nusrat@bhagalpursilk.example',
    phone: phone(122),
    city: 'Bhagalpur',
    service: 'brand_strategy',
    message:
      'Tussar weaver cooperative, 64 families. A Delhi label sells our cloth as its own. We want a brand of our own, with the weavers’ names on it.',
  },
  {
    name: 'Gaurav Srivastava',
    email: 'gaurav@fitnation.example',
    phone: phone(123),
    city: 'Patna',
    service: 'paid_ads',
    message:
      'Gym at Kurji. New year offer, ads from 26 Dec. Target 18-35 within 5 km. What ad spend for 120 memberships?',
  },
  {
    name: 'बबीता कुमारी',
    email: 'babita@chhathprasad.example',
    phone: phone(124),
    city: 'पटना',
    service: 'other',
    message:
      'छठ के समय ठेकुआ और प्रसाद का डिब्बा बाहर रहने वाले लोगों तक भेजना चाहती हूँ। 🙏 ऑनलाइन ऑर्डर कैसे शुरू करूँ? पूँजी बहुत कम है।',
  },
  {
    name: 'Alok Ranjan',
    email: 'alok@rkhospital.example',
    phone: phone(125),
    city: 'Ara',
    service: 'website_development',
    message:
      '50-bed hospital. Doctor profiles, OPD timing, online report download. We already have a domain.',
    status: 'lost',
    notes: ['Gone with the HIS vendor’s own website module.'],
  },
  {
    name: 'Tanvi Roy',
    email: 'tanvi@petalsevents.example',
    phone: phone(126),
    city: 'Patna',
    service: 'social_media',
    message:
      'Wedding decorator. 14 weddings this season, no time to post. Want someone to come, shoot and post. Is shooting included in Growth?',
  },
  {
    name: 'Harsh Vardhan',
    email: 'harsh@vardhanagro.example',
    phone: phone(127),
    city: 'Purnia',
    service: 'seo',
    message:
      'Maize trading and cold storage. Buyers search in English, farmers in Hindi. Do you do both languages for SEO?',
  },
  {
    name: 'Sana Khan',
    email: 'sana@mehndibysana.example',
    phone: phone(128),
    service: 'logo_design',
    message: 'Mehndi artist, need a logo and visiting card 🌿',
  },
  {
    name: 'Md. Faizan',
    email: 'faizan@zaikahouse.example',
    phone: phone(102),
    city: 'Patna',
    service: 'logo_design',
    message:
      'Bhai ek aur cheez: second outlet ke liye menu card aur signboard bhi design karwana hai. Same logo, new look.',
  },
  {
    name: 'Nitish Raj',
    email: 'nitish@rajdecor.example',
    phone: phone(129),
    city: 'Patna',
    service: 'website_startup_plan',
    message:
      'Interior designer, 22 finished flats with photos. Portfolio site chahiye, fast-track 72 hours mein ho jayega kya? ₹6,999 extra is ok.',
    status: 'delivered',
    notes: ['Fast-track. Delivered in 68 hours, he was happy.', 'Ask for a testimonial in two weeks.'],
  },
  {
    name: 'Archana Kumari',
    email: 'archana@yogaganga.example',
    phone: phone(130),
    city: 'Munger',
    service: 'social_media',
    message:
      'Yoga classes online, students from 9 countries. Time zones are a mess. Need a booking page and steady posts in English.',
  },
  {
    name: 'Pankaj Yadav',
    email: 'pankaj@yadavdairy.example',
    phone: phone(131),
    city: 'Barh',
    service: 'other',
    message:
      'Doodh aur paneer, subah 5 baje delivery. App chahiye ya WhatsApp se chal jayega? Sach sach batana.',
  },
  {
    name: 'Ishita Sen',
    email: 'ishita@studioganga.example',
    phone: phone(132),
    city: 'Patna',
    service: 'brand_strategy',
    message:
      'Architecture studio of four people. We are known among architects and unknown among clients. Positioning first, website later.',
    status: 'in_progress',
    notes: ['Workshop fixed for Thursday, their office at Patliputra Colony.'],
  },
  {
    name: 'Santosh Kumar',
    email: 'santosh@kumarelectro.example',
    phone: phone(133),
    city: 'Chhapra',
    service: 'paid_ads',
    message: 'Electronics showroom, AC season Feb to June. Footfall campaign on Facebook with EMI offer.',
  },
  {
    name: 'Farhan Ahmad',
    email: 'farhan@ahmadpharma.example',
    phone: phone(134),
    city: 'Patna',
    service: 'website_development',
    message:
      'Wholesale medicine, 300 retailers order by phone. Need a login where they see stock and order. Please do not call between 1 and 3.',
    status: 'pending',
  },
  {
    name: 'Meera Pandey',
    email: 'meera@pandeypublication.example',
    phone: phone(135),
    city: 'Patna',
    service: 'seo',
    message:
      'BPSC and TET guide books. Amazon takes 38 %. Want to sell from our own site and come up for "BPSC book in Hindi".',
  },
  {
    name: 'Rohit Raj',
    email: 'rohit@techmistri.example',
    phone: phone(136),
    city: 'Patna',
    service: 'paid_ads',
    message:
      'AC, fridge, washing machine repair at home. Google Ads chala rahe hain, ₹450 per call aa raha hai aur aadhe call galat. Audit kar doge?',
    status: 'in_progress',
    notes: ['Search terms full of “technician job”. Offered an audit at no cost.'],
  },
  {
    name: 'Sister Mary Toppo',
    email: 'office@ashadeep.example',
    phone: phone(137),
    city: 'Patna',
    service: 'website_development',
    message:
      'We are a registered society that runs two schools for children with hearing loss. Donation page with 80G receipt. Do you have a price for non-profits?',
  },
  {
    name: 'Kunal Singh',
    email: 'kunal@singhsecurity.example',
    phone: phone(138),
    city: 'Patna',
    service: 'website_startup_plan',
    message: 'Security guard agency, 140 guards. Need a site so that banks and malls take us seriously.',
  },
  {
    name: 'अनिल ठाकुर',
    email: 'anil@thakursweets.example',
    phone: phone(139),
    city: 'दरभंगा',
    service: 'social_media',
    message: 'मिठाई की दुकान, 40 साल पुरानी। बेटा कहता है इंस्टाग्राम ज़रूरी है। ख़र्च और फ़ायदा दोनों साफ़ बताइए।',
  },
  {
    name: 'Aditi Narayan',
    email: 'aditi@naturalroots.example',
    phone: phone(140),
    city: 'Patna',
    service: 'website_development',
    message:
      'Cold-pressed mustard oil and sattu, D2C. Shopify or your own? We ship 30 orders a day, want 100. Current site: https://example.net/naturalroots (slow, I know).',
    status: 'in_progress',
  },
  {
    name: 'Zeeshan Haider',
    email: 'zeeshan@haiderphoto.example',
    phone: phone(141),
    city: 'Patna',
    service: 'seo',
    message: 'Wedding photographer. Want to be found for "pre wedding shoot Rajgir". 📸',
  },
  {
    name: 'Lalita Devi',
    email: 'lalita@devipickles.example',
    phone: phone(142),
    city: 'Nalanda',
    service: 'logo_design',
    message: 'Achaar ka label banwana hai, 6 flavour. FSSAI number bhi aana chahiye label par.',
    status: 'delivered',
    notes: ['Six labels sent to print.'],
  },
  {
    name: 'Prakash Chandra',
    email: 'prakash@chandraivf.example',
    phone: phone(143),
    city: 'Patna',
    service: 'paid_ads',
    message:
      'IVF centre. Sensitive subject, so no before/after and no baby pictures please. Need qualified enquiries only.',
  },
  {
    name: 'Vandana Jha',
    email: 'vandana@jhacatering.example',
    phone: phone(144),
    city: 'Patna',
    service: 'other',
    message:
      'Catering for 200 to 2,000 guests. Need video of our Maithil thali and somebody to manage reviews. One bad review is hurting.',
  },
  {
    name: 'Rajeev Ranjan',
    email: 'rajeev@ranjanlogistics.example',
    phone: phone(145),
    city: 'Fatuha',
    service: 'website_development',
    message:
      'Transport company with 60 trucks. Track-your-truck page for customers, we have GPS data from the vendor’s API.',
    status: 'lost',
    notes: ['Budget ₹20,000 for a tracking system. Told him honestly it is not possible.'],
  },
  {
    name: 'Simran Kaur',
    email: 'simran@patnasahibstay.example',
    phone: phone(146),
    city: 'Patna City',
    service: 'seo',
    message:
      'Guest house 300 m from Takht Sri Harmandir Ji. Booking sites take 22 %. Want direct bookings, mainly from Punjab, Canada and UK.',
  },
  {
    name: 'Uday Shankar',
    email: 'uday@shankarsolar.example',
    phone: phone(147),
    city: 'Patna',
    service: 'paid_ads',
    message:
      'Rooftop solar, PM Surya Ghar subsidy. Leads from Patna, Nalanda, Vaishali. How many leads for ₹30,000?',
    status: 'pending',
    notes: ['Growth quote sent, ad spend separate.'],
  },
  {
    name: 'Preeti Sinha',
    email: 'preeti@craftycorner.example',
    phone: phone(148),
    city: 'Patna',
    service: 'website_startup_plan',
    message:
      'Art classes for children and Madhubani painting workshop for adults. Colours are important to us, please do not give a template 🎨',
  },
  {
    name: 'Irfan Ansari',
    email: 'irfan@ansaritiles.example',
    phone: phone(149),
    city: 'Siwan',
    service: 'website_development',
    message:
      'Tiles and sanitary, 3 floors. Customers from Gulf families order on video call. Catalogue with search by room and size.',
  },
  {
    name: 'Rakesh Sinha',
    email: 'rakesh@sinhabricks.example',
    phone: phone(106),
    city: 'Hajipur',
    service: 'website_startup_plan',
    message:
      'This is Rakesh from the brick kiln. My son says we should take the website also. Can both be done together and is there any discount?',
  },
  {
    name: 'Garima Choudhary',
    email: 'garima@thinktree.example',
    phone: phone(150),
    city: 'Patna',
    service: 'social_media',
    message:
      'HR consultancy. LinkedIn posts for two founders, four a month each. We write badly, we talk well. Can you interview us and write?',
    status: 'delivered',
    notes: ['Eight posts approved, first month closed.'],
  },
  {
    name: 'Birendra Mahto',
    email: 'birendra@mahtonursery.example',
    phone: phone(151),
    city: 'Vaishali',
    service: 'other',
    message:
      'Nursery plants, mango and guava grafts. Farmers call from the poster on the bus. What else works in villages?',
  },
  {
    name: 'Rashmi Bala',
    email: 'rashmi@balaclasses.example',
    phone: phone(152),
    city: 'Patna',
    service: 'brand_strategy',
    message:
      'Spoken English classes for women, 3 batches. Changing name from “Bala Classes”. Need name, logo and the courage to do it :)',
  },
  {
    name: 'Chandan Kumar',
    email: 'chandan@cksports.example',
    phone: phone(153),
    city: 'Patna',
    service: 'seo',
    message: 'Sports shop opposite Moin-ul-Haq stadium. Cricket bats. "best bat shop in patna" par aana hai.',
    status: 'lost',
    notes: ['Wants guaranteed first place in a week. Declined.'],
  },
  {
    name: 'Dr. Arvind Prasad',
    email: 'arvind@prasadeye.example',
    phone: phone(154),
    city: 'Bettiah',
    service: 'website_startup_plan',
    message:
      'Eye hospital at Bettiah. Patients come from Nepal too, so please tell if Nepali page is possible in the same price.',
  },
  {
    name: 'Shubham Kumar',
    email: 'shubham@campuskart.example',
    phone: phone(155),
    city: 'Patna',
    service: 'logo_design',
    message:
      'Student startup from NIT Patna, second-hand books app. No budget, only equity 😄 ok jokes apart, ₹5,000 for a logo?',
    status: 'lost',
  },
  {
    name: 'Geeta Rani',
    email: 'geeta@ranihandloom.example',
    phone: phone(156),
    city: 'Bhagalpur',
    service: 'paid_ads',
    message:
      'Silk sarees, want ads for Kolkata and Hyderabad before puja. Catalogue is ready, pixel is “installed” but shows nothing.',
    status: 'delivered',
    notes: ['Pixel fixed, catalogue ads live in both cities.', 'ROAS 4.1 in week two.'],
  },
  {
    name: 'Ashok Kumar Verma',
    email: 'ashok@vermahardware.example',
    phone: phone(157),
    city: 'Patna',
    service: 'other',
    message:
      'Aapka poster Gandhi Maidan ke paas dekha. Hardware ki dukan ke liye kya kar sakte hain? Simple bhasha mein samjhaiye.',
  },
];
