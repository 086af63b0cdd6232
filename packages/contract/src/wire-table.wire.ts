/**
 * The agreed wire format, written by hand so that a test can compare the contract with it. A line has number, method,
 * path, auth (– anyone, o optional, S seeker), envelope (`[1]` array with one object, `[]` bare array) and, after the
 * bars, the fields of request and response. `a[](b c)` stands for the fields b and c of an array's items.
 */
export const WIRE_TABLE = `
1 POST /admin/getServerDetails – {} | serverId | response(imageUrl serverUrl chatUrl)
2 POST /jobseeker/savingTokenId S {} | jobseekerId tokenId loginFrom |
3 GET /admin/getAppSetDetails – {} |  | callHrFrom callHrTo skipOtp appVersion
4 POST /admin/getAppSetDetails1 S {} | jobseekerId tokenId loginFrom | ismobileVerified callHrFrom callHrTo skipOtp appVersion
5 GET /admin/getPresignedUrl S {} | key | url
6 GET /jobseeker/resume-url S {} | fileKey | url
7 GET /jobs/getAllJobsTypes – {} |  | jobProfiles[](jobName jobIcon_white jobIcon_blue selected) jobTypes[](type icon) experience[](exp icon) education[](name std)
8 POST /jobs/getAllJobs o {} | pageNo size extraSkip jobseekerId loginFrom | jobs[](CARD) total META
9 POST /jobseeker/getTopPickedJobs o {} | jobseekerId latitude longitude | jobs[](CARD)
10 POST /jobs/filterJobsCandidatePanel o {} | FILTER | filtered[](CARD latitude longitude distanceKm) total
11 POST /jobseeker/masterSearchApp o {} | searchText searchFrom jobseekerId city | jobs[](FOUND_JOB) companies[](FOUND_COMPANY)
12 POST /jobseeker/recentPopularSearch o {} | jobseekerId | META companies[](recentSearch[](FOUND_COMPANY) latest[](FOUND_COMPANY)) jobs[](recentSearch[](FOUND_JOB) latest[](FOUND_JOB))
13 POST /jobseeker/searchedHistory S {} | jobseekerId jobId |
14 POST /jobseeker/searchedHistoryComps S {} | jobseekerId companyId |
15 POST /jobs/getJobById2 o {} | jobId jobseekerId loginFrom | jobDetails(DETAIL)
16 POST /jobs/getJobByShareId o {} | shareId jobseekerId | jobDetails(DETAIL)
17 POST /jobs/jobtitleForcard o {} | jobId jobseekerId | suggestedJobs[](LIKE)
18 POST /jobs/addJobsToFavourites S {} | jobseekerId jobId isSaved | msg isSaved
19 POST /jobseeker/notInterested S {} | jobId jobseekerId |
20 POST /jobseeker/applyJob S [1] | jobId jobseekerId companyId candCurrentLatitude candCurrentLongitude availableInCity knowEnglish uploadedResume |
21 POST /jobseeker/requestForCredits S {} | jobseekerId | msg
22 GET /jobs/getReports – {} |  | reports[](reportId text)
23 POST /jobs/reportTocompany S [1] | jobseekerId jobId text |
24 POST /jobseeker/getHr S {} | jobseekerId companyId jobId | hr(email contactNo address)
25 POST /jobs/getNotiByJsId S {} | jobseekerId | result[](notificationId message createdDate) title description
26 POST /jobs/getNotiCountForJs S {} | jobseekerId | notiCount
27 GET /jobseeker/getCities – {} |  | cities[](cityName position(coordinates) cityIcon) META
28 GET /jobseeker/getAllCities – [] |  |
29 GET /jobseeker/getAllBlogPostsForJs – {} |  | blogPosts[](blogId blogTitle blogDescription blogImage createdDate display) META
30 POST /jobseeker/getBlogPostById – {} | blogId | blogDetails(blogId blogTitle blogDescription blogImage createdDate display)
31 GET /jobseeker/getAllIntTips S {} |  | intTips[](category pId tips[](title points tipImage))
32 GET /admin/getVideoTips S {} |  | videos[](category videoList[](videoTitle videoId))
33 GET /jobseeker/getFaqs – {} |  | faqs[](qId question answer) META
34 POST /jobseeker/submitFeedback S {} | msg jobseekerId |
35 POST /jobseeker/GoogleLogin – [1] | email jobseekerName jobseekerImage tokenId loginFrom credential | LOGIN accessToken
36 POST /jobseeker/fbLogin – [1] | email jobseekerName socialId jobseekerImage loginFrom credential | LOGIN accessToken
37 POST /admin/getJsDetailById S {} | jobseekerId loginFrom | jsDetails(LOGIN ismobileVerified candidateCredits profilePercentage)
38 POST /jobseeker/getUserById2 S [1] | jobseekerId isShortlisted loginFrom | PROFILE
39 POST /jobseeker/updateProfile S [1] | jobseekerId jobseekerName dob gender latitude longitude aboutMe PGExamName PGPassingYear PGPercentage clgNamePg UGExamName UGPassingYear UGPercentage clgNameUg | msg
40 POST /jobseeker/editProfile S [1] | jobseekerId jobseekerName city dob gender fatherName motherName EmailAddress linkedinUrl facebookUrl instagramUrl | msg
41 POST /jobseeker/updateProfile2 S [1] | jobseekerId sscExamName sscPassingYear sscPercentage sscSchoolName tenthMark imageName hsscExamName hsscPassingYear hsscPercentage hsscSchoolName twelthMark | msg
42 POST /jobseeker/deleteTenthMarksheet S {} | jobseekerId | msg
43 POST /jobseeker/deleteTwelthMarksheet S {} | jobseekerId | msg
44 GET /jobseeker/getImg/:imageName o {} | imageName |
45 POST /jobseeker/:id/insertJobseekerImage S {} | id kind | key
46 POST /jobseeker/:id/uploadVideo S {} | id | key
47 POST /jobseeker/deleteVideoResume S {} | jobseekerId | msg
48 POST /jobseeker/defaultResume S {} | jobseekerId | key
49 POST /jobseeker/deleteResume S [1] | jobseekerId | msg
50 POST /jobseeker/sendOtpMobileNew S {} | phone jobseekerId | msg
51 POST /jobseeker/validateMobileOTP S [1] | mobileVeriOtp phone jobseekerId | ismobileVerified
52 POST /jobseeker/applyReferralCode S {} | jobseekerId referralCode | msg
53 POST /jobseeker/interestDetail S {} | jobseekerId | title keywords description jobProfiles[](jobName) interests
54 POST /jobseeker/addInterestsOfJobseeker S {} | jobseekerId interests | msg
55 POST /jobseeker/getJobseekerReview S {} | jobseekerId | review[](companyImage companyName comments)
56 POST /jobseeker/isAvailableStatus S {} | jobseekerId isAvailable | isAvailable
57 POST /jobseeker/deleteAccount S {} | jobseekerId |
58 POST /jobseeker/updateLanguage S {} | jobseekerId selectedLang | selectedLang
59 POST /jobseeker/contactSupport S {} | jobseekerId msg | msg
60 GET /jobseeker/getYears – {} |  | years[](year)
61 GET /jobseeker/getAllUniversities – {} |  | universities[](universityName)
62 GET /jobseeker/getDegress – {} | degreeType | degreeList[](degreeName)
63 POST /jobseeker/getJobseekerEducationById S {} | jobseekerId | education(EDUCATION)
64 POST /jobseeker/getExperienceData S {} | jobseekerId | experience[](WORK)
65 POST /jobseeker/getExpOfJs S {} | jobseekerId expId | data.expArray[](WORK)
66 POST /jobseeker/addExperienceByJobseeker S {} | WORK_FORM | expId msg
67 POST /jobseeker/updateExp S {} | WORK_FORM expId | msg
68 POST /jobseeker/deleteExpOfJs S {} | jobseekerId expId | msg
69 GET /jobseeker/getIndustrySectors – {} |  | sectors[](sectorName)
70 POST /jobseeker/getNotiPrefByJsId S {} | jobseekerId | notiPref[](_id notiType enabled)
71 POST /jobseeker/updateNotiPref S {} | jobseekerId notiTypes[](_id enabled) | msg
72 POST /jobseeker/clearNotiOfJsByNotiId S {} | notiId |
73 POST /jobseeker/clearAllNotiOfJs S {} | jobseekerId |
74 POST /employer/getCompanyByIdForApp1 o {} | jobseekerId companyId compShareId loginFrom | companyObj(COMPANY)
75 POST /employer/getCompanyDetailsById o [1] | companyId rating jobseekerId | review[](jobseekerName jobseekerImage rating comments) isReviewed
76 POST /jobs/getAllPostedJobsByCompanyIdNew o {} | jobseekerId companyId shareId | jobs[](CARD)
77 POST /jobseeker/followCompany S [1] | jobseekerId companyId | msg isFollowing
78 POST /jobseeker/reviewTocompany S [1] | jobseekerId companyId comments ratings jobseekerName jobseekerImage email |
79 POST /jobseeker/getMyJobs S {} | jobseekerId status | myApplications[](CARD) savedJobs[](CARD) META
80 POST /chat/getChatforcompany S {} | jobseekerId companyId before limit | chat[](msg username createdDate)
81 POST /admin/getJsAdminChat S {} | jobseekerId before limit | chatList[](message userType createdDate)
`;

/** Expands the names in capitals in WIRE_TABLE, such as CARD: each stands for the fields that are listed here. */
export const FIELD_GROUPS: Readonly<Record<string, string>> = {
  CARD: 'jobId jobTitle companyName companyImage jobType salary createdDate createdDateNew status jobLink isSaved isShortlisted index',
  DETAIL:
    'jobId jobTitle jobProfile companyId companyName companyLink companyImage jobType experienceLevel education salary gender createdDate noOfPositions city location latitude longitude requirements reqSkills viewJob isSaved isShortlisted status email contactNo audioDescription jobLink metaElems(titleNew description keywords) creditsAvailable candidateCredits',
  LIKE: 'jobId jobLink companyName companyImage jobTitle salary postedDate isSaved isShortlisted',
  FOUND_JOB: 'jobId jobTitle companyName status companyImage jobLink',
  FOUND_COMPANY: 'companyId companyName companyImage companyLink followers',
  META: 'title description keywords',
  FILTER:
    'jobProfile jobType experience experienceLevel salary qualification jobseekerId city radius searchText latitude longitude currentLat currentLng loginFrom isFromList applyClicked pageNo size',
  LOGIN: 'jobseekerId jsObjectId adminId email referralCode jobseekerName resume',
  PROFILE:
    'jobseekerId jobseekerName phone email EmailAddress emailAdddress dob gender city jobseekerImage profilePercentage candidateCredits applied shortlisted scheduled hired isAvailable ismobileVerified resume resumePdfThumb videoResume resumeVideoThumb aboutMe profileSummary professionalSummary skills experience organizationName jobPosition jobIndustry jobStartDate jobEndDate jobEndDateOnProfile currentlyWorking highestDegree[](examName passingYear institute percentage) motherName fatherName linkedinUrl facebookUrl instagramUrl latitude longitude referralCode title keywords description',
  EDUCATION:
    'pgCollegeName PgExamName PgPercentage PGPassingYear ugCollegeName UGExamName UGPercentage UGPassingYear sscSchoolName sscPercentage sscPassingYear tenthMark hsscSchoolName hsscPercentage hsscPassingYear twelthMark',
  WORK: 'expId organizationName jobPosition experience experienceLevel userCurrentLocation professionalSummary jobIndustry jobStartDate jobEndDate currentlyWorking skills jobseekerId',
  WORK_FORM:
    'jobseekerId skills profileSummary organizationName jobPosition experience experienceLevel userCurrentLocation professionalSummary jobIndustry jobStartDate jobEndDate currentlyWorking',
  COMPANY:
    'companyId companyName companyImage companyLink location latitude longitude description gallery companyWebsite canReview isFollowing followers',
};
