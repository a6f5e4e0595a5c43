import TouchInput
